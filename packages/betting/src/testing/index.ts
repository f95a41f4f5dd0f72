export { type PlayedSlips, playSlips } from './play-slips.ts';
export { type PlayedTickets, playTickets } from './play-tickets.ts';
