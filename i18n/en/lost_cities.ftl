# Lost Cities: Roll & Write. A sheet has six expeditions (columns) of spaces; numbers rise from 0 to 10.

lower = This number is lower than the top one here. It takes an equal or a higher one.
circle_taken = The circle of this expedition is marked already.
changes_nothing = Nothing on your sheet would change. Take other dice, or refuse.
# An arrow advances another expedition by one space, or is declined
arrow_missing = An arrow is still open: advance an expedition, or none.
arrow_extra = There is no arrow to follow any more.
arrow_not_started = An arrow only advances an expedition that has begun.
arrow_bad_column = The arrow leads to no expedition.
number_taken = This number die is taken. Choose another.
colour_taken = This colour die is taken. Choose another.
bad_number = This number die is not on the table.
bad_colour = This colour die is not on the table.
# Who rolls chooses first
not_active = Wait: whoever rolled chooses first.
