"""How a machine plays MAGDAGDON: what it may do, what that is worth, and what it chooses."""
