"""The challenges of a day: the same dice for the whole world, their boards, and groups that compare."""
