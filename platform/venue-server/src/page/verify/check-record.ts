import { type Round, replay, type SeedRecord, winOf } from '@lobby/games';
import { parseYuan } from '@lobby/money';
import type { ToldRecord } from '../../rounds/told-record.ts';

/** What somebody finds who draws a round again. */
export type Verdict =
  | { readonly is: 'equal'; readonly round: Round }
  | { readonly is: 'different'; readonly reason: Difference; readonly round?: Round }
  /** What it was drawn from is not told yet. */
  | { readonly is: 'sealed' }
  /** Rules that this program cannot draw by. */
  | { readonly is: 'unknown' };

type Difference = 'events' | 'commitment' | 'rules' | 'choice' | 'moves' | 'seeds' | 'money';

/** Draws the round of a record again and compares everything that it says, its money too. Asks nobody. */
export function checkRecord(record: ToldRecord): Verdict {
  const seeds = openSeeds(record);
  if (!seeds) return { is: 'sealed' };
  const again = replay({ ...record, seeds });
  switch (again.outcome) {
    case 'equal':
      return agreesInMoney(record, again.round)
        ? { is: 'equal', round: again.round }
        : { is: 'different', reason: 'money', round: again.round };
    case 'different':
      return { is: 'different', reason: 'events', round: again.round };
    case 'unreadable':
      return again.reason === 'game' ? { is: 'unknown' } : { is: 'different', reason: again.reason };
  }
}

/** The seeds of a record whose secret is told. */
export function openSeeds({ seeds }: ToldRecord): SeedRecord | undefined {
  if (seeds.kind === 'shared') {
    const { link } = seeds;
    return link === null ? undefined : { ...seeds, link };
  }
  const { server } = seeds;
  return server === null ? undefined : { ...seeds, server };
}

function agreesInMoney({ stake, staked, win }: ToldRecord, round: Round): boolean {
  const [unit, taken, paid] = [stake, staked, win].map(parseYuan);
  if (unit === undefined || taken === undefined || paid === undefined) return false;
  // How much is in a pool is known to its keeper alone.
  const winsPool = round.events.some(({ type }) => type === 'jackpot-won');
  const owed = winOf(unit, round);
  return taken === unit * BigInt(round.units) && (winsPool ? paid >= owed : paid === owed);
}
