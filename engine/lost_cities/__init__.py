"""Lost Cities: Roll & Write, for two to five seats: expeditions, arrows, artifacts and bridges."""
