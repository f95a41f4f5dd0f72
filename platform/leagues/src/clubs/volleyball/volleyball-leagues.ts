import type { League } from '../league.ts';
import { harbourBelt } from './harbour-belt.ts';
import { highPlain } from './high-plain.ts';

/** The volleyball leagues: each plays a round every day. */
export const volleyballLeagues: readonly League[] = [harbourBelt, highPlain];
