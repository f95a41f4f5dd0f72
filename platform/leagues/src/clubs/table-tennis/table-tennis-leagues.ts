import type { League } from '../league.ts';
import { bambooHall } from './bamboo-hall.ts';
import { jadeRiver } from './jade-river.ts';

/** The table-tennis tournaments: each plays a round every day; one is of seven sets. */
export const tableTennisLeagues: readonly League[] = [jadeRiver, bambooHall];
