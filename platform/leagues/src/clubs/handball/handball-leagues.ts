import type { League } from '../league.ts';
import { amberValley } from './amber-valley.ts';
import { ironHarbour } from './iron-harbour.ts';

/** The handball leagues: each plays a round every day. */
export const handballLeagues: readonly League[] = [ironHarbour, amberValley];
