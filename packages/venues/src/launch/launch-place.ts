import type { LaunchPlace } from './launch.flow.ts';

/** Venues whose games refuse to be framed (docs/rules.md#venues-and-games). */
const frameless: ReadonlySet<string> = new Set(['XMTY', 'G1CP', 'SGCP', 'KXZR']);

/**
 * Where the games of a venue open: inside the site, unless the site, the venue or its games say otherwise.
 * @param frame what the platform says of the venue.
 */
export function launchPlace(
  { channelCode, frame }: { readonly channelCode: string; readonly frame: boolean },
  { innerGames }: { readonly innerGames: boolean },
): LaunchPlace {
  return innerGames && frame && !frameless.has(channelCode) ? 'frame' : 'tab';
}
