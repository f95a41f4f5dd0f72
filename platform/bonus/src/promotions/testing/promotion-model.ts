import { beijingDate, day, hour, periodAt } from '@lobby/calendar';
import { ModelBets, RequirementsModel } from '../../vip/testing/requirements-model.ts';

/**
 * What docs/rules.md says of two promotions, in arithmetic of its own: a gift for the turnover of a day, staked twice, and
 * a tenth of the first deposit of each day, staked once. Amounts in fen, times in ms.
 */
export const modelTerms = {
  tiers: [
    { need: 20_00n, gift: 8_00n },
    { need: 1_000_00n, gift: 25_00n },
  ],
  betting: { multiple: 2n, most: 66_00n, claimDays: 3 },
  deposits: { least: 100_00n, cap: 50_00n, multiple: 1n, most: 100_00n, claimDays: 5 },
};

export type PromotionCommand =
  | { readonly do: 'deposit'; readonly fen: bigint }
  | { readonly do: 'bet'; readonly fen: bigint; readonly category: 'TY' | 'ZR' }
  | { readonly do: 'settle' | 'void' | 'join' | 'withdraw' | 'money-back' | 'exclude' }
  | { readonly do: 'claim'; readonly which: number }
  | { readonly do: 'pause'; readonly days: number };

export interface ModelPromotionGrant {
  readonly of: 'betting' | 'deposits';
  readonly key: string;
  readonly amount: bigint;
  readonly reachedAt: number;
  readonly expiresAt: number;
  readonly need: bigint;
  readonly requirement: { readonly done: bigint };
  state: 'open' | 'claimed' | 'given-up';
  /** Which withdrawal it was given up for; 0: an exclusion. */
  by: number;
}

export class PromotionModel {
  readonly grants: ModelPromotionGrant[] = [];
  readonly deposits: { readonly at: number; readonly fen: bigint }[] = [];
  credited = 0n;
  withdrawals = 0;
  joinedAt: number | undefined;
  hasLeft = false;
  #pausedUntil = 0;
  #isExcluded = false;
  readonly #requirements = new RequirementsModel();
  readonly bets = new ModelBets(this.#requirements);

  readonly endsAt: number;
  constructor(endsAt: number) {
    this.endsAt = endsAt;
  }

  pauseAt = (now: number) =>
    this.#isExcluded ? ('exclusion' as const) : now < this.#pausedUntil ? ('time-out' as const) : undefined;
  chosen = (which: number) => this.grants[which % Math.max(1, this.grants.length)];

  /** What the platform has to answer to a command at an instant. */
  apply(command: PromotionCommand, now: number): string {
    switch (command.do) {
      case 'deposit':
        this.#requirements.open(command.fen, now, rich);
        this.deposits.push({ at: now, fen: command.fen });
        return 'credited';
      case 'bet':
        this.bets.place(command, now);
        return 'placed';
      case 'settle':
        return this.bets.settle(now) ? 'settled' : 'nothing';
      case 'void':
        return this.bets.void() ? 'void' : 'nothing';
      case 'join':
        if (this.pauseAt(now)) return 'play-paused';
        if (this.joinedAt === undefined && now >= this.endsAt) return 'promotion-conditions';
        this.joinedAt ??= now;
        return 'joined';
      case 'pause':
        this.#pausedUntil = Math.max(this.#pausedUntil, now + command.days * day);
        return 'paused';
      case 'exclude':
        this.#isExcluded = true;
        return 'excluded';
      case 'withdraw': {
        this.withdrawals += 1;
        this.#requirements.fill(rich);
        for (const grant of this.#open(now))
          if (grant.need > grant.requirement.done) this.#giveUp(grant, this.withdrawals);
        return 'withdrawn';
      }
      case 'money-back':
        for (const grant of this.grants)
          if (grant.state === 'given-up' && grant.by === this.withdrawals && grant.by > 0) {
            grant.state = 'open';
            this.#requirements.askAgain(grant.requirement);
          }
        return 'back';
      case 'claim': {
        const grant = this.chosen(command.which);
        if (this.pauseAt(now)) return 'play-paused';
        return grant ? this.#claim(grant, now) : 'not-found';
      }
    }
  }

  /** What the platform does by itself. */
  review(now: number): void {
    const pause = this.pauseAt(now);
    if (this.joinedAt === undefined || this.hasLeft) return;
    if (pause === 'exclusion') {
      this.hasLeft = true;
      const kept = ({ state, expiresAt }: ModelPromotionGrant) => state !== 'claimed' && expiresAt > now;
      for (const grant of this.grants.filter(kept)) this.#giveUp(grant, 0);
    }
    if (pause) return;
    this.#reviewBetting(this.joinedAt, now);
    this.#reviewDeposits(this.joinedAt, now);
  }

  #reviewBetting(joinedAt: number, now: number): void {
    for (let start = periodAt('day', joinedAt).start; start < this.endsAt; start += day) {
      const end = Math.min(start + day, this.endsAt);
      if (now < end + 12 * hour) return;
      const staked = this.bets.all.reduce((sum, { category, placedAt, settledAt = -1, valid }) => {
        const counts = category === 'TY' && placedAt >= joinedAt && settledAt >= start && settledAt < end;
        return counts ? sum + valid : sum;
      }, 0n);
      const gift = modelTerms.tiers.findLast(({ need }) => staked >= need)?.gift ?? 0n;
      this.#reach('betting', beijingDate(start), gift, now);
    }
  }

  #reviewDeposits(joinedAt: number, now: number): void {
    const days = new Set<string>();
    for (const [at, deposit] of this.deposits.entries()) {
      const key = beijingDate(deposit.at);
      // The first of the account, and all before the member joined, are none of them.
      if (at === 0 || deposit.at < joinedAt || deposit.at >= this.endsAt || days.has(key)) continue;
      days.add(key);
      const { least, cap } = modelTerms.deposits;
      const share = deposit.fen / 10n;
      if (deposit.fen >= least) this.#reach('deposits', key, share < cap ? share : cap, now);
    }
  }

  #reach(of: 'betting' | 'deposits', key: string, amount: bigint, now: number): void {
    if (amount === 0n || this.grants.some(grant => grant.of === of && grant.key === key)) return;
    const { multiple, most, claimDays } = modelTerms[of];
    const had = this.grants.filter(grant => grant.of === of).reduce((sum, grant) => sum + grant.amount, 0n);
    if (had + amount > most) return;
    const expiresAt = now + claimDays * day;
    const need = amount * multiple;
    const requirement = this.#requirements.openLast(need, {
      openedAt: now,
      until: expiresAt,
      name: `${of} ${key}`,
    });
    this.grants.push({
      of,
      key,
      amount,
      need,
      requirement,
      reachedAt: now,
      expiresAt,
      state: 'open',
      by: -1,
    });
  }

  #claim(grant: ModelPromotionGrant, now: number): string {
    if (grant.state === 'claimed') return 'claimed';
    if (grant.state === 'given-up') return 'grant-forfeited';
    if (now >= grant.expiresAt) return 'grant-expired';
    this.#requirements.fill(rich);
    if (grant.requirement.done < grant.need) return 'grant-turnover';
    grant.state = 'claimed';
    this.credited += grant.amount;
    return 'claimed';
  }

  #open = (now: number) => this.grants.filter(({ state, expiresAt }) => state === 'open' && expiresAt > now);

  #giveUp(grant: ModelPromotionGrant, by: number): void {
    Object.assign(grant, { state: 'given-up', by });
    this.#requirements.askNoMore(grant.requirement);
  }
}

/** Nobody of this model runs out of money. */
const rich = 1_000_000_00n;
