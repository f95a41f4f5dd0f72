import { SLIP_LIMIT } from '@lobby/sports';
import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';
import { oddsFormat } from './order-state.ts';
import { foldSizes, selectionFields } from './selection-fields.ts';
import { gameType, gtype } from './wire-game.ts';

/** How the slip is filled: one single, singles of every pick, one series, or systems. */
const form = v.picklist(['single', 'several', 'series', 'system']);

/** A pick with the price and the line it was shared at. */
const sharedSelection = {
  ...selectionFields,
  /** Not of outrights: they are decided within the life of a code. */
  gtype,
  odd_f_type: oddsFormat,
  ioratio: v.pipe(v.string(), v.maxLength(12)),
  ratio: v.pipe(v.string(), v.maxLength(12)),
  strong: v.picklist(['H', 'C', '']),
};

/** Which combinations are chosen, by their sizes; empty but for systems. */
const chosenFolds = v.optional(v.pipe(v.array(foldSizes), v.maxLength(30)), []);

/** Our addition: slips shared by a code. They hold picks and no stakes, and say nothing of who shared them. */
export const sharedSlipMethods = {
  share: defineMethod({
    method: 'share_slip',
    access: 'member',
    request: v.strictObject({
      form,
      folds: chosenFolds,
      picks: v.pipe(v.array(v.strictObject(sharedSelection)), v.minLength(1), v.maxLength(SLIP_LIMIT)),
    }),
    answer: v.looseObject({
      /** Eleven letters and digits; the last one checks the others. */
      code: v.string(),
      expires_at: instant,
    }),
  }),
  open: defineMethod({
    method: 'shared_slip',
    access: 'public',
    request: v.strictObject({
      /** As a person types it: case, spaces and hyphens do not matter, nor does O for 0 and I or L for 1. */
      code: v.pipe(v.string(), v.maxLength(40)),
    }),
    answer: v.variant('status', [
      v.looseObject({
        status: v.literal('found'),
        form,
        folds: chosenFolds,
        picks: v.array(
          v.looseObject({
            ...sharedSelection,
            gameType,
            ecid: v.string(),
            league: v.string(),
            team_h: v.string(),
            team_c: v.string(),
            /** Kick-off, ms as text, as in a game. */
            datetime: v.string(),
          }),
        ),
      }),
      /** Shared on another site: its matches and limits are not these. */
      v.looseObject({ status: v.literal('other-site') }),
      /** Mistyped, or older than a week. */
      v.looseObject({ status: v.literal('unknown') }),
    ]),
  }),
};
