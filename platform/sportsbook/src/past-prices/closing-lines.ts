import { type Market, markets } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { inputsAt } from '../inputs/input-rows.ts';
import { type Sample, sampleAt } from './sample.ts';

/** The last main line of a market before its match began. */
export type ClosingLine = Pick<Sample, 'line' | 'strong'>;

/** The last moment before a match begins, ms. */
const justBefore = 1_000;

/**
 * The main lines of the markets of a match just before its kick-off, by wtype: priced again, as the course of a price
 * is. A market that had no price then is not in it.
 */
export async function closingLines(
  db: Kysely<Tables>,
  match: Match,
): Promise<ReadonlyMap<Market['wtype'], ClosingLine>> {
  const at = match.kickoff - justBefore;
  const inputs = await inputsAt(db, match.id, at);
  const lined = markets.filter(
    ({ lineField, phase, alternate }) => lineField && phase === 'pre' && alternate === undefined,
  );
  return new Map(
    lined.flatMap(market => {
      const { line, strong } = sampleAt(match, market, at, inputs);
      return line === '' ? [] : [[market.wtype, { line, strong }] as const];
    }),
  );
}
