import { randomUUID } from 'node:crypto';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { forfeitGrants, restoreGrants } from '../../grants/forfeit-grants.ts';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { countDue } from '../../turnover/count-due.ts';
import { depositTerms, noteValid, openRequirement } from '../../turnover/index.ts';
import { claimGift } from '../../vip/claim-gift.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { joinOrThrow } from './join-or-throw.ts';
import type { PromotionCommand, PromotionModel } from './promotion-model.ts';

const siteId = '1001';

interface One {
  readonly memberId: string;
  readonly model: PromotionModel;
}
interface World {
  readonly rows: Readonly<Record<'betting' | 'deposits', PromotionRow>>;
  readonly needs: PromotionNeeds;
}

/** Carries commands out as the platform does, for the members of one pair of promotions. */
export function promotionDriver({ db, clock }: Pick<Platform, 'db' | 'clock'>, { rows, needs }: World) {
  async function carryOut(command: PromotionCommand, { memberId, model }: One): Promise<string> {
    const at = clock.now();
    const whose = { siteId, memberId };
    const inTransaction = db.transaction();
    const note = (index: number, valid: bigint) => {
      const bet = model.bets.all[index];
      if (!bet) return 'nothing';
      const { category, placedAt } = bet;
      const id = `model:${memberId}:${index}`;
      return inTransaction.execute(trx => noteValid(trx, { ...whose, id, category, placedAt, valid, at }));
    };
    switch (command.do) {
      case 'deposit': {
        const opened = { ...whose, at, source: 'deposit', of: randomUUID(), base: command.fen } as const;
        await inTransaction.execute(trx =>
          openRequirement(trx, { ...opened, terms: depositTerms }, emptiedVenues),
        );
        return 'credited';
      }
      case 'bet':
        return 'placed';
      case 'settle':
        return (await note(model.bets.next(), model.bets.all[model.bets.next()]?.fen ?? 0n)) ?? 'settled';
      case 'void':
        return (await note(model.bets.lastSettled(), 0n)) ?? 'void';
      case 'join': {
        const joining = { memberId, deviceId: memberId, address: memberId, now: at };
        for (const row of [rows.betting, rows.deposits])
          await inTransaction.execute(trx => joinOrThrow(trx, row, joining, needs));
        return 'joined';
      }
      case 'pause':
        return 'paused';
      case 'exclude':
        return 'excluded';
      case 'withdraw':
        await inTransaction.execute(async trx => {
          await countDue(trx, memberId, { now: at, emptiedVenues });
          await forfeitGrants(trx, { memberId, at, by: `withdrawal:${memberId}/${model.withdrawals + 1}` });
        });
        return 'withdrawn';
      case 'money-back':
        await inTransaction.execute(trx => restoreGrants(trx, `${memberId}/${model.withdrawals}`));
        return 'back';
      case 'claim': {
        const grant = model.chosen(command.which);
        const id = grant
          ? promotionGrantId({ memberId, promotionId: rows[grant.of].id, key: grant.key })
          : 'promotion:none';
        await claimGift(
          { db, clock },
          { ...whose, id },
          { ...needs, depositedInMonth: async () => 0n },
          emptiedVenues,
        );
        return 'claimed';
      }
    }
  }

  return {
    /** What came of a command, in the words of the model. */
    apply: (command: PromotionCommand, one: One): Promise<string> =>
      carryOut(command, one).catch(error => {
        if (error instanceof Refusal) return String(error.reason ?? error.result);
        throw error;
      }),
  };
}
