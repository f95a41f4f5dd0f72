import type { League } from '../league.ts';
import { clearCoast } from './clear-coast.ts';
import { ironPlain } from './iron-plain.ts';

/** The baseball leagues: each plays a round every day. */
export const baseballLeagues: readonly League[] = [clearCoast, ironPlain];
