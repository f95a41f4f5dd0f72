import type { League } from '../league.ts';
import { coralSea } from './coral-sea.ts';
import { longRiver } from './long-river.ts';
import { northRidge } from './north-ridge.ts';

/** The basketball leagues: each plays a round every day. */
export const basketballLeagues: readonly League[] = [coralSea, northRidge, longRiver];
