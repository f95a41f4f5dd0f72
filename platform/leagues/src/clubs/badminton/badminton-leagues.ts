import type { League } from '../league.ts';
import { mapleCourt } from './maple-court.ts';
import { southLake } from './south-lake.ts';

/** The badminton tournaments: each plays a round every day. */
export const badmintonLeagues: readonly League[] = [mapleCourt, southLake];
