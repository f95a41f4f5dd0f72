/** Where the pages of the measured sockets come from. */
export const origin = 'http://localhost:4100';
