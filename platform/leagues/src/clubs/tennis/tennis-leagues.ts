import type { League } from '../league.ts';
import { brightSummit } from './bright-summit.ts';
import { eastBay } from './east-bay.ts';
import { southLake } from './south-lake.ts';

/** The tennis tournaments: each plays a round every day; one is of five sets. */
export const tennisLeagues: readonly League[] = [brightSummit, eastBay, southLake];
