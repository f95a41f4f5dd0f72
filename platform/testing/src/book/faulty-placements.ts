import { randomUUID } from 'node:crypto';
import type { WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { seeded } from '@lobby/draws/testing/seeded';
import type { Member } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { setOperator } from '@lobby/platform-sportsbook/inputs/input-rows';
import { decideDue } from '@lobby/platform-sportsbook/orders/waiting/confirm';
import { auditExposures } from '@lobby/platform-sportsbook/risk/audit';
import { noOperatorSetting } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import { Stopped, stopping } from '../database/stopping-database.ts';
import { type Bet, type Counter, openCounter } from './bet-counter.ts';
import { moneyNotHeld, untruth } from './placement-truth.ts';
import type { TestBook } from './test-book.ts';

/** What can become of a submit on its way and back. */
export const placementFaults = [
  'none',
  'request lost',
  'answer lost',
  'answer late',
  'sent twice at once',
  'bet in two submits at once',
  'state asked meanwhile',
  'book restarts',
  'process stops in the batch',
] as const;
export type PlacementFault = (typeof placementFaults)[number];

export interface PlacementReport {
  /** Bets that members wanted, each with an id of its own. */
  readonly wanted: number;
  readonly submits: Readonly<Record<PlacementFault, number>>;
  readonly accepted: number;
  readonly rejected: number;
  /** Of these, the ones that waited first. */
  readonly fallen: number;
  /** States that members were answered. */
  readonly reported: number;
  /** Bets that were sent again because the platform did not know them. */
  readonly sentAgain: number;
  /** What must not be, a sentence each: two bets of an id, a state that is not true, money that is not held. */
  readonly violations: readonly string[];
}

/** Bets of one member, sent together. */
interface Submit {
  readonly member: Member;
  readonly bets: readonly Bet[];
  readonly autoOdd: string;
}

/**
 * Places so many bets over a line that loses, delays and repeats what is sent. Members without an answer ask for
 * every bet by its id and send unknown ones again. Every reported state is compared with the database. A round
 * repeats its faults.
 */
export async function placeWithFaults(
  book: TestBook,
  { placements, round: of = 0 }: { readonly placements: number; readonly round?: number },
): Promise<PlacementReport> {
  const next = seeded(`placements/${of}`);
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const counter = await openCounter(book, `97${of}0`, among);
  const submits = Object.fromEntries(placementFaults.map(fault => [fault, 0])) as Record<
    PlacementFault,
    number
  >;
  const violations: string[] = [];
  const known = new Map<string, WireOrderState>();
  const report = { wanted: 0, accepted: 0, rejected: 0, reported: 0, sentAgain: 0 };

  for (let round = 0; report.wanted < placements; round++) {
    const submit = await newSubmit(counter, Math.min(1 + Math.floor(next() * 3), placements - report.wanted));
    report.wanted += submit.bets.length;
    const fault = among(placementFaults);
    submits[fault]++;
    await sendWith(fault, submit);
    await resolve(submit);
    if (next() < 0.2) await check(submit, await answerOf(submit, randomUUID()));
    book.clock.advance(Math.floor(next() * 2_000));
    if (next() < 0.3) await decideDue(book.db, book.store, book.clock);
    if (round % 50 === 49) violations.push(...(await moneyNotHeld(book.db)));
  }
  violations.push(...(await moneyNotHeld(book.db)));
  violations.push(...(await auditLedger(book.db)), ...(await auditExposures(book.db)));
  report.accepted = [...known.values()].filter(({ code }) => code === '560').length;
  report.rejected = [...known.values()].filter(({ code }) => code === '555').length;
  const stored = await book.db
    .selectFrom('sport_bets')
    .select('status')
    .where('operation_id', 'in', [...known.keys()])
    .execute();
  const stand = stored.filter(({ status }) => status === 'open').length;
  const fallen = stored.filter(({ status }) => status === 'rejected').length;
  if (stand !== report.accepted)
    violations.push(`${stand} bets are open, and ${report.accepted} were answered as accepted`);
  if (stand + fallen !== stored.length) violations.push('a bet still waits');
  return { ...report, fallen, submits, violations };

  async function newSubmit(from: Counter, bets: number): Promise<Submit> {
    const { member, wanted } = await from.next(bets);
    return { member, bets: wanted, autoOdd: among(['all', 'better', 'never']) };
  }

  async function sendWith(fault: PlacementFault, submit: Submit): Promise<void> {
    const requestId = randomUUID();
    const send = (of: Submit = submit, id = requestId) => answerOf(of, id);
    switch (fault) {
      case 'none':
        return check(submit, await send());
      case 'request lost':
        return;
      case 'answer lost':
        return void (await send());
      case 'answer late': {
        const late = await send();
        await askAll(submit);
        return check(submit, late, { isLate: true });
      }
      case 'sent twice at once': {
        const [one, other] = await Promise.all([send(), send()]);
        if (JSON.stringify(one) !== JSON.stringify(other)) violations.push('one submit has two answers');
        return check(submit, one);
      }
      case 'bet in two submits at once': {
        // The first bet goes alone as well, by the call for singles when it is one.
        const [first] = submit.bets;
        const alone = { ...submit, bets: [first!] };
        const byItself =
          first!.folds.length === 1 && first!.folds[0] === 1 ? singleOf(alone) : send(alone, randomUUID());
        const [all, one] = await Promise.all([send(), byItself]);
        await check(submit, all);
        return check(alone, one);
      }
      case 'state asked meanwhile': {
        const [all, states] = await Promise.all([
          send(),
          Promise.all(submit.bets.map(bet => ask(submit, bet))),
        ]);
        await check(
          submit,
          states.filter(({ code }) => code !== 'unknown'),
          { isLate: true },
        );
        return check(submit, all);
      }
      case 'book restarts':
        await send();
        return book.restart();
      case 'process stops in the batch': {
        const stops = stopping(book.db, { after: Math.floor(next() * 2), isWritten: next() < 0.5 });
        await answerOf(submit, requestId, stops).catch((error: unknown) => {
          if (!(error instanceof Stopped)) throw error;
        });
        return book.restart();
      }
    }
  }

  /** Asks for every bet until its outcome is known; what is unknown is sent again, now and then in vain. */
  async function resolve(submit: Submit): Promise<void> {
    for (let tries = 0; ; tries++) {
      const open = submit.bets.filter(bet => !isFinal(known.get(bet.operation_id)));
      if (open.length === 0) return;
      const states = await askAll({ ...submit, bets: open });
      const unknown = { ...submit, bets: open.filter((_, at) => states[at]?.code === 'unknown') };
      if (unknown.bets.length > 0) {
        report.sentAgain += unknown.bets.length;
        if (tries < 3 && next() < 0.3) await sendWith(among(placementFaults), unknown);
        else await check(unknown, await answerOf(unknown, randomUUID()));
      }
      const waiting = open.filter((_, at) => states[at]?.code === 'delay');
      for (const { legs } of waiting) {
        // Some of those in play are rejected: the operator changes the match before they are due.
        if (next() < 0.2)
          await setOperator(book.db, legs[0]!.gid!.slice(0, -1), noOperatorSetting, book.clock.now());
      }
      if (waiting.length > 0) book.clock.advance(Math.floor(next() * 4_000));
    }
  }

  async function askAll(submit: Submit): Promise<WireOrderState[]> {
    const states: WireOrderState[] = [];
    for (const bet of submit.bets) {
      const state = await ask(submit, bet);
      await check(submit, [state]);
      states.push(state);
    }
    return states;
  }

  /** Compares what is answered with the database, and with what was answered before. */
  async function check(
    { member, bets }: Submit,
    states: readonly WireOrderState[],
    { isLate = false } = {},
  ): Promise<void> {
    for (const state of states) {
      report.reported++;
      const before = known.get(state.operation_id);
      if (!bets.some(bet => bet.operation_id === state.operation_id))
        violations.push('a state of another bet is told');
      if (!(isLate && state.code === 'delay') && isFinal(before) && before?.code !== state.code) {
        violations.push(`${state.operation_id} is told ${before?.code}, then ${state.code}`);
      }
      const wrong = await untruth(book.db, member, state);
      if (wrong) violations.push(wrong);
      if (!isFinal(before)) known.set(state.operation_id, state);
    }
  }

  async function answerOf(
    { member, bets, autoOdd }: Submit,
    requestId: string,
    on?: Kysely<Tables>,
  ): Promise<WireOrderState[]> {
    const request = { autoOdd, betslip: bets, operation_id: requestId };
    return (await book.call('Total_bet', request, member, requestId, on)).betslip as WireOrderState[];
  }

  async function singleOf({ member, bets, autoOdd }: Submit): Promise<WireOrderState[]> {
    const { legs, operation_id, golds } = bets[0]!;
    const request = { ...legs[0], golds, autoOdd, operation_id };
    return [(await book.call('FT_bet', request, member, operation_id)) as unknown as WireOrderState];
  }

  async function ask({ member }: Submit, { operation_id }: Bet): Promise<WireOrderState> {
    return (await book.call('get_dangerous', { operation_id }, member)) as unknown as WireOrderState;
  }
}

const isFinal = (state: WireOrderState | undefined) => state?.code === '560' || state?.code === '555';
