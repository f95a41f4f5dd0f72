import type { RoundTimes, Timetable } from '../catalog/timetable.ts';
import type { Database } from '../database/database.ts';
import { type ChainSize, chainAt, nextEnd, roundAt, type SaltedChain, type Table } from './chains.ts';
import { drawDue, writeRounds } from './shared-rounds.ts';

/** Results that a page is told. */
export const toldResults = 60;

/** A table with its running round. */
export interface OpenTable {
  readonly chain: SaltedChain;
  readonly running: RoundTimes;
  /** The end of the next chain, once it is published. */
  readonly nextEnd: string | undefined;
}

/** Finds the round that runs by the clock, writes it down and draws what is due, as far as a page shows it. */
export async function openTable(
  database: Database,
  table: Table,
  at: number,
  made: { readonly timetable: Timetable; readonly size: ChainSize },
): Promise<OpenTable> {
  const chain = await chainAt(database, table, at, made);
  const running = roundAt(chain, at);
  const from = Math.max(running.number - toldResults, Number(chain.first_round));
  await database.transaction(async query => {
    await writeRounds(query, chain, { from, to: running.number });
    await drawDue(query, table, at);
  });
  return { chain, running, nextEnd: await nextEnd(database, chain) };
}
