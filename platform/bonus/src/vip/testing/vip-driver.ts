import { randomUUID } from 'node:crypto';
import { day } from '@lobby/calendar';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { creditDeposit, hold, InsufficientBalance, postHold } from '@lobby/platform-ledger';
import {
  accountOf,
  emptiedVenues,
  openWithdrawal,
  quoteFor,
} from '@lobby/platform-testing/internals/cashier';
import { mayNotPlay, pauseOfMember } from '@lobby/platform-testing/internals/protection';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import type { Transaction } from 'kysely';
import { depositTerms, noteValid, openRequirement, openTurnover } from '../../turnover/index.ts';
import { birthdayId } from '../birthday.ts';
import { claimGift } from '../claim-gift.ts';
import { giveGrade } from '../standings.ts';
import type { VipCommand, VipModel } from './vip-model.ts';

const siteId = '1001';

/** Carries commands out as the platform does, for one member who has an account for withdrawals of the same id. */
export function vipDriver({ db, clock, sites }: Platform, memberId: string) {
  const whose = { siteId, memberId };
  const bets: { readonly holdId: string; readonly ticket: string }[] = [];
  const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);

  /** Writes down what a bet of the model counts for. */
  async function note(
    trx: Transaction<Tables>,
    model: VipModel,
    index: number,
    valid: bigint,
  ): Promise<void> {
    const [bet, { ticket = '' } = {}] = [model.bets.all[index], bets[index]];
    if (!bet) throw new Error(`there is no bet ${index}`);
    const { category, placedAt } = bet;
    await noteValid(trx, { ...whose, id: `model:${ticket}`, category, placedAt, valid, at: clock.now() });
  }

  async function claim(model: VipModel, id: string): Promise<string> {
    const needs = {
      pauseOf: pauseOfMember,
      depositedInMonth: async () => model.depositedInMonth(clock.now()),
    };
    await claimGift({ db, clock }, { ...whose, id }, needs, emptiedVenues);
    return 'claimed';
  }

  async function withdraw(): Promise<string> {
    const [site, account] = [sites.byId(siteId), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount: '100', rate: '' }), proven: {} };
    const turnover = { open: openTurnover(emptiedVenues), isWaived: mayNotPlay };
    await inTransaction(trx => openWithdrawal(trx, { site, clock }, judged, turnover));
    return 'withdrawn';
  }

  async function carryOut(command: VipCommand, model: VipModel): Promise<string> {
    const [at, id] = [clock.now(), randomUUID()];
    switch (command.do) {
      case 'deposit':
        await inTransaction(async trx => {
          const [shared, amount] = [{ ...whose, at }, command.fen];
          const opened = { ...shared, source: 'deposit', of: id, base: amount, terms: depositTerms } as const;
          await openRequirement(trx, opened, emptiedVenues);
          const reference = `deposit:${id}`;
          await creditDeposit(trx, { ...shared, amount, transferId: reference, reference });
        });
        return 'credited';
      case 'bet': {
        const asked = { ...whose, amount: command.fen, at, operationId: id, reference: `bet:${id}` };
        bets.push({ holdId: await inTransaction(trx => hold(trx, asked)), ticket: id });
        return 'held';
      }
      case 'settle': {
        const [index, bet] = [model.bets.next(), model.bets.all[model.bets.next()]];
        if (!bet) return 'nothing';
        await inTransaction(async trx => {
          await postHold(trx, bets[index]?.holdId ?? '', { payout: bet.fen, at });
          await note(trx, model, index, bet.fen);
        });
        return 'settled';
      }
      case 'void': {
        const index = model.bets.lastSettled();
        if (index < 0) return 'nothing';
        await inTransaction(trx => note(trx, model, index, 0n));
        return 'void';
      }
      case 'grade':
        return (await giveGrade(db, whose, command.grade, at)) ? 'given' : 'same';
      case 'pause':
        await pauseMember(db, memberId, { now: at, until: at + command.days * day });
        return 'paused';
      case 'claim': {
        const grant = model.grants[command.which % Math.max(1, model.grants.length)];
        const [source, period] = (grant?.key ?? 'vip-week never').split(' ');
        return claim(model, `${source}:${memberId}:${period}`);
      }
      case 'birthday':
        return claim(model, birthdayId(memberId, at));
      case 'withdraw':
        return withdraw();
    }
  }

  return {
    /** What came of a command, in the words of the model. */
    apply: (command: VipCommand, model: VipModel): Promise<string> =>
      carryOut(command, model).catch(error => {
        if (error instanceof InsufficientBalance) return 'balance';
        if (error instanceof Refusal) return String(error.reason ?? error.result);
        throw error;
      }),
  };
}
