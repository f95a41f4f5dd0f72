import type { League } from '../league.ts';
import { lanternBay } from './lantern-bay.ts';
import { nineRivers } from './nine-rivers.ts';
import { plumGarden } from './plum-garden.ts';

/** The snooker tournaments: each plays a round every day, of seven frames, of nine or of eleven. */
export const snookerLeagues: readonly League[] = [plumGarden, lanternBay, nineRivers];
