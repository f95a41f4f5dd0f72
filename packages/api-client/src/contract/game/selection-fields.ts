import { offerTypes, SLIP_LIMIT } from '@lobby/sports';
import * as v from 'valibot';
import { oddsFormat } from './order-state.ts';

/** Names one selection; codes and fields are the provider's. FS is a runner of an outright. */
export const selectionFields = {
  gid: v.pipe(v.string(), v.maxLength(40)),
  gtype: v.picklist(offerTypes),
  wtype: v.pipe(v.string(), v.maxLength(12)),
  /** Of a same-match combination its parts, "M:MH+OU:OUC@2.5". */
  rtype: v.pipe(v.string(), v.maxLength(120)),
  chose_team: v.pipe(v.string(), v.maxLength(4)),
};

/** What the member saw of a selection when ordering it. */
export const seenFields = {
  odd_f_type: oddsFormat,
  /** The price and the line (`ratio`) the member accepted. */
  ioratio: v.pipe(v.string(), v.maxLength(12)),
  ratio: v.pipe(v.string(), v.maxLength(12)),
  /**
   * The side that gave the handicap when the member saw it: the same line given by the other side counts as moved.
   */
  strong: v.optional(v.picklist(['H', 'C', ''])),
  /**
   * `state_ver` of the quote the member accepted: in play, a later state rejects the bet. Empty = the current one.
   */
  state_ver: v.optional(v.pipe(v.string(), v.regex(/^\d{0,16}$/)), ''),
};

/**
 * What to do when the price moved: accept it, accept it only if better, reject. A moved line is always rejected.
 */
export const autoOdd = v.picklist(['all', 'better', 'never']);

/** How many legs a combination of a ticket has: [1] is a single, [3] of three legs a series, [2, 3] of three 3串4. */
export const foldSizes = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SLIP_LIMIT))),
  v.minLength(1),
  v.maxLength(SLIP_LIMIT),
);
