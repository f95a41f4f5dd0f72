import { beijingDayNumber, day, minute } from '@lobby/calendar';

/**
 * What docs/rules.md says a member's money does, in arithmetic of its own: it imports nothing of the
 * platform. Amounts in fen and micro-USDT, times in ms.
 */

export type Command =
  | { readonly do: 'order' | 'bonus' | 'rebate' | 'in' | 'limit' | 'bet' | 'to-usdt'; readonly fen: bigint }
  | { readonly do: 'pay'; readonly how: 'exact' | 'again' | 'under' }
  | { readonly do: 'withdraw'; readonly fen: bigint; readonly plan: 'pay' | 'refuse' }
  | { readonly do: 'settle'; readonly percent: bigint }
  | { readonly do: 'close' | 'take-back' | 'home' | 'to-yuan' | 'wait' };

interface Order {
  state: 'waiting' | 'credited' | 'expired' | 'closed' | 'parked';
  isPartlyPaid: boolean;
  readonly fen: bigint;
  readonly expiresAt: number;
}
interface Bet {
  readonly fen: bigint;
  readonly placedAt: number;
  portions: { requirement: Requirement; fen: bigint }[];
  isOpen: boolean;
}
interface Requirement {
  readonly openedAt: number;
  readonly need: bigint;
  done: bigint;
  isClosed: boolean;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
/** Yuan for one USDT. */
export const modelRate = 7n;
export const bonusMultiple = 3n;

export class MoneyModel {
  available: bigint;
  held = 0n;
  venue = 0n;
  usdt = 0n;
  order: Order | undefined;
  #credited: { at: number; fen: bigint }[] = [];
  #paidOut: number[] = [];
  #bets: Bet[] = [];
  #requirements: Requirement[] = [];
  #limit: bigint | undefined;

  constructor(opening: bigint) {
    this.available = opening;
  }

  /** What the platform has to answer. `now`: the instant of the command. */
  apply(command: Command, now: number): string {
    const { order } = this;
    if (order?.state === 'waiting' && now >= order.expiresAt) order.state = 'expired';
    switch (command.do) {
      case 'order':
        if (order?.state === 'waiting') return 'data-exists';
        if (command.fen > this.#remaining(now)) return 'deposit-limit';
        this.order = {
          state: 'waiting',
          fen: command.fen,
          expiresAt: now + 15 * minute,
          isPartlyPaid: false,
        };
        return 'opened';
      case 'close':
        if (order?.state === 'waiting') order.state = 'closed';
        return 'closed';
      case 'pay':
        return this.#pay(command.how, now);
      case 'limit':
        // Higher waits for a day and a confirmation that never comes here.
        if (this.#limit === undefined || command.fen < this.#limit) this.#limit = command.fen;
        return 'set';
      case 'bonus':
      case 'rebate':
        this.#require(command.do === 'bonus' ? command.fen * bonusMultiple : command.fen, now);
        this.available += command.fen;
        return 'credited';
      case 'in':
        if (command.fen > this.available) return 'transfer-balance';
        this.available -= command.fen;
        this.venue += command.fen;
        return 'done';
      case 'home':
        this.available += this.venue;
        this.venue = 0n;
        return 'done';
      case 'to-usdt': {
        if (command.fen > this.available) return 'balance';
        this.available -= command.fen;
        this.usdt += (command.fen * 10_000n) / modelRate;
        return 'done';
      }
      case 'to-yuan':
        this.available += (this.usdt * modelRate) / 10_000n;
        this.usdt = 0n;
        return 'done';
      case 'withdraw':
        return this.#withdraw(command.fen, command.plan, now);
      case 'bet':
        if (command.fen > this.available) return 'balance';
        this.available -= command.fen;
        this.held += command.fen;
        this.#bets.push({ fen: command.fen, placedAt: now, portions: [], isOpen: true });
        return 'held';
      case 'settle':
        return this.#settle(command.percent);
      case 'take-back':
        return this.#takeBack();
      case 'wait':
        return 'waited';
    }
  }

  /** What is left of each requirement, the oldest first; all are given up when there is nothing left to stake. */
  turnover(): bigint[] {
    const isSpent = this.available + this.held + this.venue < 100n && this.usdt === 0n;
    const open = this.#requirements.filter(({ isClosed, done, need }) => !isClosed && done < need);
    if (!isSpent) return open.map(({ need, done }) => need - done);
    for (const requirement of open) requirement.isClosed = true;
    return [];
  }

  #require(need: bigint, openedAt: number): void {
    this.turnover();
    this.#requirements.push({ openedAt, need, done: 0n, isClosed: false });
  }

  /** What may still be credited on this day of Beijing. */
  #remaining(now: number): bigint {
    if (this.#limit === undefined) return 1n << 60n;
    const today = this.#credited.filter(({ at }) => beijingDayNumber(at) === beijingDayNumber(now));
    return this.#limit - today.reduce((sum, { fen }) => sum + fen, 0n);
  }

  #pay(how: 'exact' | 'again' | 'under', now: number): string {
    const { order } = this;
    if (!order || how === 'again') return 'known';
    if (order.state === 'credited') return 'parked second-payment';
    const reason =
      how === 'under'
        ? // A yuan is missing: the same again is more than that.
          order.isPartlyPaid
          ? 'over'
          : how
        : now >= order.expiresAt + day
          ? 'late'
          : order.fen > this.#remaining(now)
            ? 'limit'
            : undefined;
    if (reason) {
      order.state = 'parked';
      order.isPartlyPaid ||= reason === 'under';
      return `parked ${reason}`;
    }
    order.state = 'credited';
    this.#credited.push({ at: now, fen: order.fen });
    this.#require(order.fen, now);
    this.available += order.fen;
    return 'credited';
  }

  #withdraw(fen: bigint, plan: 'pay' | 'refuse', now: number): string {
    if (this.#paidOut.filter(at => beijingDayNumber(at) === beijingDayNumber(now)).length >= 5)
      return 'withdrawal-count-of-day';
    if (fen > this.available) return 'withdrawal-balance';
    if (this.turnover().length > 0) return 'withdrawal-turnover';
    if (plan === 'refuse') return 'rejected';
    this.available -= fen;
    this.#paidOut.push(now);
    return 'paid';
  }

  #settle(percent: bigint): string {
    const bet = this.#bets.find(({ isOpen }) => isOpen);
    if (!bet) return 'nothing';
    bet.isOpen = false;
    this.held -= bet.fen;
    this.available += (bet.fen * percent) / 100n;
    let left = bet.fen;
    for (const requirement of this.#requirements) {
      const { openedAt, isClosed, need, done } = requirement;
      if (isClosed || bet.placedAt < openedAt || left === 0n || done >= need) continue;
      const fen = least(need - done, left);
      requirement.done += fen;
      left -= fen;
      bet.portions.push({ requirement, fen });
    }
    return 'settled';
  }

  #takeBack(): string {
    const bet = this.#bets.findLast(({ isOpen, portions }) => !isOpen && portions.length > 0);
    if (!bet) return 'nothing';
    for (const { requirement, fen } of bet.portions) requirement.done -= fen;
    bet.portions = [];
    return 'taken back';
  }

  /** The place of the bet that `settle`, or `take-back`, means; -1: none. */
  betFor(what: 'settle' | 'take-back'): number {
    return what === 'settle'
      ? this.#bets.findIndex(({ isOpen }) => isOpen)
      : this.#bets.findLastIndex(({ isOpen, portions }) => !isOpen && portions.length > 0);
  }
}
