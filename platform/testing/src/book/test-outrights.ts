import { randomUUID } from 'node:crypto';
import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { hour } from '@lobby/calendar';
import { type FixtureResult, type FixtureVoid, mostGoals } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { addOutrights } from '@lobby/platform-sportsbook/fixture-feed/add-outrights';
import { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
import { voidBets } from '@lobby/platform-sportsbook/fixture-feed/fixture-voids';
import { settleOutrights } from '@lobby/platform-sportsbook/outrights/settle-outrights';
import { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
import { resultsOf, voidsOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import type { TestBook } from './test-book.ts';
import { auditsOf, recordsOf } from './test-records.ts';

let count = 0;

/** Parts of a bet on a runner that differ from 100 yuan at the price of now. */
export interface ChampionParts {
  readonly golds?: string;
  readonly ioratio?: string;
  readonly autoOdd?: string;
  readonly operationId?: string;
}

/** A runner as the wire names it. */
export const pickOf = (gid: string, rtype: string) => ({
  gid,
  gtype: 'FS',
  wtype: 'FS',
  rtype,
  chose_team: '',
});

/** Rounds, their champion markets and bets on them, in as few words as tests need. @param now when rounds are made. */
export function outrightsOf(book: TestBook, now: number) {
  const listed = async (id: string, showtype = '') => {
    const { game } = await book.call('get_game_list_FS', { showtype });
    return (game as WireOutright[]).find(({ gid }) => gid === id);
  };
  const priceOf = async (gid: string, rtype: string) =>
    (await listed(gid))!.rtypes.find(runner => runner.rtype === rtype)!.ioratio;

  const rounds = {
    listed,
    priceOf,
    /**
     * A round of three matches with six clubs, open to bets; the first begins after `apart`, an hour.
     * @param first what differs in the first match.
     */
    async open(apart = hour, first: Partial<TestMatch> = {}) {
      const id = String(++count);
      const matches = [0, 1, 2].map(at =>
        testMatch({
          id: `95${id}${at}`,
          createdAt: now,
          kickoff: now + (at + 1) * apart,
          homeId: `${id}${at}H`,
          awayId: `${id}${at}C`,
          home: { 'zh-CN': `主${at}`, 'zh-TW': `主${at}` },
          away: { 'zh-CN': `客${at}`, 'zh-TW': `客${at}` },
          expected: [1.5, 1.5],
          ...(at === 0 && first),
        }),
      );
      for (const match of matches) await book.addMatch(match);
      const name = { 'zh-CN': '进球最多', 'zh-TW': '進球最多' };
      const league = { 'zh-CN': '联赛', 'zh-TW': '聯賽' };
      const outright = mostGoals({ id: `9${id}`, lid: '1', league, name, opensAt: now }, matches)!;
      await addOutrights(book.db, [outright]);
      // Listed by the same process only once it has read the rows again.
      book.restart();
      return { outright, matches };
    },
    /** The quote of a runner, or why there is none. */
    async view(member: Member, gid: string, rtype: string) {
      const request = { odd_f_type: 'H', picks: [pickOf(gid, rtype)] };
      const answer = await book.call('Total_order_view', request, member);
      return (answer.picks as Record<string, string>[])[0]!;
    },
    async bet(member: Member, gid: string, rtype: string, sent: ChampionParts = {}) {
      const { golds = '100', autoOdd = 'never', operationId = randomUUID() } = sent;
      const ioratio = sent.ioratio ?? (await priceOf(gid, rtype));
      const leg = { ...pickOf(gid, rtype), odd_f_type: 'H', ioratio, ratio: '' };
      const order = { operation_id: operationId, golds, folds: [1], legs: [leg] };
      const request = { autoOdd, betslip: [order], operation_id: operationId };
      const answer = await book.call('Total_bet', request, member, operationId);
      return (answer.betslip as Record<string, unknown>[])[0]!;
    },
    /** Reports what is known of a match, settles what it decides, and audits the books. Answers what they find. */
    async report({ id }: Pick<TestMatch, 'id'>, result: Omit<FixtureResult, 'matchId'>) {
      await recordResult(book.db, { matchId: id, ...result }, book.clock.now());
      await settleDue(book.db, book.clock.now());
      await settleOutrights(book.db, book.store, book.clock.now());
      return auditsOf(book);
    },
    /** Cancels bets, settles what that decides, and audits the books. */
    async cancel(cancelled: FixtureVoid) {
      const at = book.clock.now();
      await voidBets(book.db, cancelled, at);
      await settleDue(book.db, at);
      await settleOutrights(book.db, book.store, at);
      return auditsOf(book);
    },
    /** Reports all that the simulation has said of these matches by now, as `report` does. */
    async reportDue(matches: readonly TestMatch[]) {
      const at = book.clock.now();
      for (const match of matches) {
        for (const result of resultsOf(match, at)) await recordResult(book.db, result, at);
        for (const cancelled of voidsOf(match, at)) await voidBets(book.db, cancelled, at);
      }
      await settleDue(book.db, at);
      await settleOutrights(book.db, book.store, at);
      return auditsOf(book);
    },
    records: (member: Member) => recordsOf(book, member),
    /**
     * A round that ended 2:0, 1:1 and 0:0, with 100 yuan of a member on its winner and 100 on another: its matches, the
     * ticket ids, and what the winner pays in fen.
     */
    async decided(member: Member) {
      const { outright, matches } = await rounds.open();
      const odds = await rounds.priceOf(outright.id, matches[0]!.homeId);
      const won = await rounds.bet(member, outright.id, matches[0]!.homeId);
      const lost = await rounds.bet(member, outright.id, matches[1]!.homeId);
      book.clock.set(now + 6 * hour);
      const scores = [
        [2, 0],
        [1, 1],
        [0, 0],
      ] as const;
      for (const [at, full] of scores.entries()) {
        await rounds.report(matches[at]!, { version: 2, half: [0, 0], full });
      }
      const pays = BigInt(Math.round(Number(odds) * 10_000));
      return { outright, matches, pays, won: won.ticket_id, lost: lost.ticket_id };
    },
    available: async (member: Member) => (await balanceOf(book.db, member.id)).available,
  };
  return rounds;
}
