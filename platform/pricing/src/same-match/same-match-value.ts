import { certainChance, type GradeChances, sameMatchGroups } from '@lobby/betting';
import { unitsOf } from '../cash-out/grade-chances.ts';
import { type LegValue, lowerValue, type OpenLeg } from '../cash-out/leg-value.ts';
import type { Priced } from '../trader/book.ts';
import type { Moment } from '../trader/moment.ts';
import { wonChance } from './same-match-chances.ts';

/**
 * What a unit on a same-match combination is worth: by the cells of both halves in which it is won, of the book or of
 * that without liability and noise, whichever is less.
 * @throws RangeError for a text that is no combination.
 */
export function sameMatchValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue {
  const groups = sameMatchGroups(leg.rtype);
  if (!groups) throw new RangeError(`No combination ${leg.rtype}.`);
  const bet = { groups, scoreAtBet: leg.score_at_bet };
  const now = wonChance(match, moment, bet, 'book');
  const calm = wonChance(match, moment, bet, 'calm');
  return lowerValue(leg, chancesOf(now), chancesOf(calm));
}

function chancesOf({ chance, certain }: ReturnType<typeof wonChance>): GradeChances {
  if (chance === 0) return { L: certainChance };
  return { W: certain ? certainChance : unitsOf(chance) };
}
