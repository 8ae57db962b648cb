nameless = Un torneo multiplayer di Magic
