/** What draws and replays matches, for figures of tooling/bench that play them without a server. */
export { commitDays } from '@lobby/platform-simulated-feed/commit-days';
export { createFollowed } from '@lobby/platform-simulated-feed/follow';
export { addMatches } from '@lobby/platform-simulated-feed/match-rows';
export { createSimulation } from '@lobby/platform-simulated-feed/simulation';
export { unreported } from '@lobby/platform-simulated-feed/unreported';
