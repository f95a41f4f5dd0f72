/** What draws and replays matches, for figures of tooling/bench that play them without a server. */
export { createFollowed } from '../../sim/follow.ts';
export { addMatches } from '../../sim/match-rows.ts';
export { createSimulation } from '../../sim/simulation.ts';
