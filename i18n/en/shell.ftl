# What the page says of itself.

# The server has a newer version than this page is of. The button beside it loads the page again
newer = A newer version is ready.
newer-act = Load it

# A quiet page: a part of the game could not be fetched
part_missing = A part of the game did not come through.
# Big button: loads the page again
stop-reload = LOAD AGAIN
