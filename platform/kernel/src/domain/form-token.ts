import { timingSafeEqual } from 'node:crypto';
import { day as dayMs } from '@lobby/calendar';
import type { Clock } from '../time/clock.ts';
import type { Keys } from './keys.ts';

/** Tokens of the forms of the platform's own pages: a page elsewhere cannot know one. */
export interface FormTokens {
  /** The token for a form that is shown now; good for a day at least, two at most. */
  issue(): string;
  accepts(token: string): boolean;
}

/** @param purpose the pages whose forms these are; a token of others is not accepted. */
export function createFormTokens(keys: Keys, clock: Clock, purpose: string): FormTokens {
  const ofDay = (day: number) => keys.mac('form', purpose, String(day));
  const today = () => Math.floor(clock.now() / dayMs);
  return {
    issue: () => ofDay(today()),
    accepts: token => [today(), today() - 1].some(day => isSame(ofDay(day), token)),
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
