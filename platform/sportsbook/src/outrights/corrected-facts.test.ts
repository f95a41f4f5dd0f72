import { hour } from '@lobby/calendar';
import { correctionWindow } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { type Disruption, disruptionOf, endsAt, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleOutrights } from './settle-outrights.ts';

const now = Date.UTC(2026, 10, 20, 12);
/** A first match is long over before the second begins. */
const apart = 4 * hour;
/** What is due is recorded this much later at most. */
const late = 5_000;
const expected = [1.5, 1.5] as const;
let book: TestBook;
let rounds: ReturnType<typeof outrightsOf>;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
  rounds = outrightsOf(book, now);
});

/** The first matches of many with such a disruption, whose score leaves the title open. */
function withDisruption<Kind extends Disruption['kind']>(kind: Kind, count: number, from = 0) {
  const found: { match: TestMatch; disruption: Extract<Disruption, { kind: Kind }> }[] = [];
  for (let n = from; found.length < count; n++) {
    const match = testMatch({ id: `94${n}`, kickoff: now + apart, disruptions: 20, expected });
    const disruption = disruptionOf(match);
    // Safe: it is of this kind.
    const most = Math.max(...timelineOf(match).full);
    if (disruption?.kind === kind && most > 1 && most < 4)
      found.push({ match, disruption: disruption as Extract<Disruption, { kind: Kind }> });
  }
  return found;
}

const open = ({ id, key, disruptions }: TestMatch) => rounds.open(apart, { id, key, disruptions });

/** The longest price of each runner that is for sale at some time of a span, every so often. */
async function bestPrices(
  { outright, matches }: Awaited<ReturnType<typeof open>>,
  { from, to, every }: { readonly from: number; readonly to: number; readonly every: number },
) {
  const best = new Map<string, number>();
  let sold = 0;
  for (let at = from; at <= to; at += every) {
    book.clock.set(at);
    expect(await rounds.reportDue(matches)).toEqual([]);
    const { rtypes, gopen } = (await rounds.listed(outright.id))!;
    if (gopen === 'Y') sold++;
    for (const { rtype, ioratio } of rtypes) {
      if (ioratio !== '') best.set(rtype, Math.max(best.get(rtype) ?? 0, Number(ioratio)));
    }
  }
  return { best, sold };
}

describe('a first report with a goal too many', () => {
  it.each(withDisruption('wrong-result', 3))(
    'lets nobody win in every ending: match $match.id',
    async ({ match }) => {
      const round = await open(match);
      const whistle = endsAt(match).full;
      const window = correctionWindow(match);
      const { best, sold } = await bestPrices(round, {
        from: whistle,
        to: whistle + 2 * window + 60_000,
        every: 30_000,
      });
      expect(sold).toBeGreaterThan(0);
      // Nothing but the first match has been played, so there is one price: that of the result which stands.
      const { rtypes } = (await rounds.listed(round.outright.id))!;
      const last = rtypes.filter(({ ioratio }) => ioratio !== '');
      expect(best).toEqual(new Map(last.map(({ rtype, ioratio }) => [rtype, Number(ioratio)])));
      expect(best.size).toBeGreaterThanOrEqual(5);
      // Stakes that win whoever takes the title exist exactly when this is less than 1.
      expect([...best.values()].reduce((sum, odds) => sum + 1 / odds, 0)).toBeGreaterThan(1);
    },
  );

  it('suspends the outright from the whistle until its correction can no longer be wrong', async () => {
    const { match } = withDisruption('wrong-result', 1, 2_000)[0]!;
    const { outright, matches } = await open(match);
    const whistle = endsAt(match).full;
    const window = correctionWindow(match);
    const runner = matches[1]!.homeId;
    const seen = async (at: number) => {
      book.clock.set(at);
      await rounds.reportDue(matches);
      const { code, errormsg } = await rounds.view(member, outright.id, runner);
      return errormsg ?? code;
    };
    expect(await seen(whistle - 1)).toBe('501');
    for (const wait of [0, 4_000, window, window + 2_999, window + 4_000, 2 * window + 4_000]) {
      expect(await seen(whistle + wait), `${wait} ms after the whistle`).toBe('suspended');
    }
    expect(await rounds.bet(member, outright.id, runner, { ioratio: '5.00', autoOdd: 'all' })).toMatchObject({
      code: '555',
      errormsg: 'suspended',
    });
    expect(await seen(whistle + 2 * window + 4_000 + late)).toBe('501');
  });
});

describe('a result that is not the last score shown', () => {
  let round: Awaited<ReturnType<typeof open>>;
  let wrong: readonly [number, number];
  const report = (version: number) =>
    rounds.report(round.matches[0]!, { version, half: [0, 0], full: wrong });
  const isOpen = async () => (await rounds.listed(round.outright.id))!.gopen;

  beforeEach(async () => {
    round = await rounds.open(apart);
    const { full, fullTime } = timelineOf(round.matches[0]!);
    wrong = [full[0] + 1, full[1]];
    book.clock.set(fullTime + 4_000);
    await rounds.report(round.matches[0]!, { version: 1, half: [0, 0] });
    await report(2);
  });

  it('suspends the outright however old it is, until it is reported again', async () => {
    book.clock.advance(3 * correctionWindow(round.matches[0]!));
    expect(await isOpen()).toBe('N');
    await report(3);
    // The next tick of lists.
    book.clock.advance(2_000);
    expect(await isOpen()).toBe('Y');
  });

  it('decides all the same: the outcome is settled at once, as bets on the match are', async () => {
    book.clock.set(now + 4 * apart);
    for (const match of round.matches.slice(1))
      await rounds.report(match, { version: 2, half: [0, 0], full: [0, 0] });
    expect((await rounds.listed(round.outright.id))!.rtypes.map(({ result }) => result)).not.toContain('');
  });
});

describe('a goal that is taken back', () => {
  const { match, disruption } = withDisruption('goal-cancelled', 1)[0]!;
  const { goal, cancelledAt, checkedFrom, openAgain } = disruption;

  it('voids what was bet on an outright between it and its cancellation, and nothing else', async () => {
    const { outright, matches } = await open(match);
    const betAt = async (at: number) => {
      book.clock.set(at);
      return rounds.bet(member, outright.id, matches[1]!.homeId);
    };
    for (const at of [now, goal.shutUntil, checkedFrom - 1])
      expect(await betAt(at)).toMatchObject({ code: '560' });
    expect(await betAt(checkedFrom)).toMatchObject({ errormsg: 'suspended' });
    book.clock.set(cancelledAt);
    expect(await rounds.reportDue(matches)).toEqual([]);
    expect(await betAt(openAgain)).toMatchObject({ code: '560' });

    const ends = async () =>
      (await rounds.records(member)).map(({ status, result, cancelReason, netWin }) => [
        status,
        result,
        cancelReason,
        netWin,
      ]);
    const open_ = ['open', '', '', '0'];
    const returned = ['settled', 'D', 'DH', '0'];
    expect(await ends()).toEqual([open_, returned, returned, open_]);
    expect(await rounds.available(member)).toBe(80_000n);
    expect((await rounds.records(member))[1]!.legs).toMatchObject([{ result: 'D', cancelReason: 'DH' }]);
  });

  it('leaves them returned whatever the outcome is', async () => {
    const { outright, matches } = await rounds.open(apart);
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    const voided = { matchId: matches[0]!.id, from: now, to: now + 1, reason: 'DH' };
    book.clock.set(now + 4 * apart);
    for (const each of matches) await rounds.report(each, { version: 2, half: [0, 0], full: [1, 0] });
    expect((await rounds.records(member))[0]).toMatchObject({ status: 'settled', result: 'W' });
    await voidIt(voided);
    expect((await rounds.records(member))[0]).toMatchObject({
      result: 'D',
      cancelReason: 'DH',
      turnover: '0',
    });
    expect(await rounds.available(member)).toBe(100_000n);
    await rounds.report(matches[0]!, { version: 3, full: [0, 0] });
    expect(await settleOutrights(book.db, book.store, book.clock.now())).toBe(0);
    expect(await rounds.available(member)).toBe(100_000n);
  });

  it.each([
    ['one market', { wtype: 'ROU', from: now }],
    ['a whole match that is not played', {}],
    ['another ticket', { ticketId: 'OU1' }],
    ['an earlier span', { from: now - 2, to: now }],
  ])('does not follow a void of %s', async (_, parts) => {
    const { outright, matches } = await rounds.open(apart);
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    await voidIt({ matchId: matches[0]!.id, reason: 'DH', ...parts });
    expect((await rounds.records(member))[0]).toMatchObject({ status: 'open', result: '' });
  });

  async function voidIt(cancelled: Parameters<typeof rounds.cancel>[0]) {
    expect(await rounds.cancel(cancelled)).toEqual([]);
  }
});
