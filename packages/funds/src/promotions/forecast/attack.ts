import type { Fen } from '@lobby/money';
import { type GameCategory, gameCategories } from '../../categories.ts';
import { fenOf, type PromotionRule } from '../rule.ts';
import { leastCategory, leastCost } from './least-edges.ts';
import { meanGiftOfSpin } from './member-gift.ts';

/** A way to play for the gift of a promotion alone, and what it brings each time, in fen. */
export interface Attack {
  /**
   * `grind` stakes where least is lost, `both-sides` backs both results with two accounts, `accounts` opens one account
   * after another, `ring` takes every place of a race with accounts of their own, `charge-back` takes a
   * deposit back after the claim.
   */
  readonly way: 'grind' | 'both-sides' | 'accounts' | 'ring' | 'charge-back';
  /** What each time is. */
  readonly per: 'account' | 'day' | 'period' | 'race' | 'code' | 'friend';
  /** Where it stakes. */
  readonly category: GameCategory;
  readonly gift: Fen;
  /** What has to be staked for it, with the turnover of the gift itself. */
  readonly staked: Fen;
  /** What staking that costs on average. */
  readonly cost: Fen;
  /** The gift, if it is kept, less the cost: above zero it pays. */
  readonly gain: Fen;
}

/**
 * The attack on a promotion that gains most on average, and that only its conditions and budget stop.
 * @param topTurnover the most that a member staked in a time as long as the promotion, fen: a race has to beat it.
 */
export function bestAttack(rule: PromotionRule, topTurnover: Fen = 0n): Attack {
  const [best] = attacksOn(rule, topTurnover).toSorted((one, other) => Number(other.gain - one.gain));
  if (!best) throw new Error('every kind of promotion has an attack');
  return best;
}

function attacksOn(rule: PromotionRule, topTurnover: Fen): readonly Attack[] {
  const inGroup = leastCategory(rule.turnover.group);
  const multiple = BigInt(rule.turnover.multiple);
  const attack = (
    way: Attack['way'],
    per: Attack['per'],
    {
      gift,
      before = 0n,
      category = inGroup,
      kept = gift,
    }: { gift: Fen; before?: Fen; category?: GameCategory; kept?: Fen },
  ): Attack => {
    const ofGift = gift * multiple;
    const cost = leastCost(before, category) + leastCost(ofGift, inGroup);
    return { way, per, category, gift, staked: before + ofGift, cost, gain: kept - cost };
  };
  // The debit of the deposit takes the gift too, as a debt where it is gone: what was staked for it is lost.
  const chargeBack = (per: Attack['per'], gift: Fen, before: Fen = 0n) =>
    attack('charge-back', per, { gift, before, kept: 0n });
  switch (rule.kind) {
    case 'first-deposit':
    case 'next-deposit': {
      const gift = fenOf(rule.cap);
      // A deposit has to be staked once before it leaves, in any game.
      const deposit = atLeast(fenOf(rule.minDeposit), ceilDivide(gift * 100n, BigInt(rule.percent)));
      const per = rule.kind === 'first-deposit' ? 'account' : 'day';
      const way = rule.kind === 'first-deposit' ? 'accounts' : 'grind';
      return [attack(way, per, { gift, before: deposit, category: leastOfAll }), chargeBack(per, gift)];
    }
    case 'cashback': {
      const gift = fenOf(rule.cap);
      const lost = atLeast(fenOf(rule.minLoss), ceilDivide(gift * 100n, BigInt(rule.percent)));
      // One account loses it and the other one wins it, less the edge on both.
      return [attack('both-sides', 'period', { gift, before: 2n * lost })];
    }
    case 'betting':
      return rule.tiers.map(({ need, gift }) =>
        attack('grind', 'period', { gift: fenOf(gift), before: fenOf(need) }),
      );
    case 'tasks':
      return [attack('accounts', 'account', { gift: sumOf(rule.tasks.map(({ gift }) => fenOf(gift))) })];
    case 'sign-in':
      return [attack('accounts', 'account', { gift: sumOf(rule.gifts.map(fenOf)) })];
    case 'race':
      return [
        attack('grind', 'race', { gift: fenOf(rule.places[0]?.gift ?? '0'), before: topTurnover }),
        attack('ring', 'race', {
          gift: sumOf(rule.places.map(({ gift }) => fenOf(gift))),
          before: topTurnover * BigInt(rule.places.length),
        }),
      ];
    case 'draw': {
      const spins = BigInt(rule.spin.mostADay);
      return [
        attack('grind', 'day', {
          gift: meanGiftOfSpin(rule, spins),
          before: fenOf(rule.spin.turnover) * spins,
        }),
      ];
    }
    case 'friends': {
      const { gift, deposit, turnover } = rule.friend;
      // The friend is an account of the inviter; its turnover is also that of its deposit.
      return [
        attack('accounts', 'friend', { gift: fenOf(gift), before: atLeast(fenOf(deposit), fenOf(turnover)) }),
        chargeBack('friend', fenOf(gift), fenOf(turnover)),
      ];
    }
    case 'gift-code':
      return [attack('accounts', 'code', { gift: fenOf(rule.gift) })];
  }
}

const leastOfAll = gameCategories.toSorted((one, other) =>
  Number(leastCost(100_000n, one) - leastCost(100_000n, other)),
)[0] as GameCategory;
const atLeast = (least: Fen, fen: Fen) => (fen < least ? least : fen);
const ceilDivide = (n: bigint, d: bigint) => (n + d - 1n) / d;
const sumOf = (fen: readonly Fen[]) => fen.reduce((sum, one) => sum + one, 0n);
