"""A full table of Lost Cities: Roll & Write."""

from tests.e2e.sheets import play_a_whole_game


def test_five_play_a_whole_game_and_are_scored_as_the_engine_scores_them(server, store_server, phone):
    play_a_whole_game(server, store_server, phone, 5, writing_turns=1)
