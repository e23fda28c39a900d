"""What thinks in processes of its own, so that a thought never keeps anybody waiting."""
