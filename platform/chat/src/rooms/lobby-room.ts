/** The room of a site as a whole; every other one is of the match whose id it has. */
export const lobbyRoom = 'lobby';
