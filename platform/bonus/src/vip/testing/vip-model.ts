import { beijingDate, beijingParts, day, hour, periodAt } from '@lobby/calendar';
import { ModelBets, RequirementsModel } from './requirements-model.ts';

/**
 * What docs/rules.md says of VIP grades and gifts, in arithmetic of its own: of the platform it knows the table of
 * grades alone. Amounts in fen, times in ms.
 */

export type VipCommand =
  | { readonly do: 'deposit'; readonly fen: bigint }
  | { readonly do: 'bet'; readonly fen: bigint; readonly category: 'TY' | 'ZR' }
  | { readonly do: 'settle' | 'void' | 'withdraw' | 'birthday' }
  | { readonly do: 'claim'; readonly which: number }
  | { readonly do: 'grade'; readonly grade: number }
  | { readonly do: 'pause'; readonly days: number };

export interface ModelGrant {
  readonly key: string;
  readonly amount: bigint;
  readonly expiresAt: number;
  isClaimed: boolean;
}
/** A row of the table of grades; amounts in fen. */
export interface ModelTerms {
  readonly reach: bigint;
  readonly keep: bigint;
  readonly promotionGift: bigint;
  readonly birthdayGift: bigint;
  readonly week: { readonly need: bigint; readonly gift: bigint };
  readonly month: { readonly need: bigint; readonly gift: bigint };
}
export interface Person {
  readonly hasRealName: boolean;
  /** YYYY-MM-DD */
  readonly birthday: string;
  readonly registeredAt: number;
  /** Years in which one of the accounts had the gift. */
  readonly years: Set<number>;
}

const keepingMs = 90 * day;

export class VipModel {
  readonly person: Person;
  readonly terms: readonly ModelTerms[];
  /** When the programme began. */
  readonly began: number;
  available: bigint;
  held = 0n;
  grade = 0;
  readonly grants: ModelGrant[] = [];
  #base = 0n;
  #countedFrom = 0;
  #keptFrom = 0;
  #pausedUntil = 0;
  #deposits: { readonly at: number; readonly fen: bigint }[] = [];
  readonly #requirements = new RequirementsModel();
  readonly bets = new ModelBets(this.#requirements);

  constructor(opening: bigint, of: Pick<VipModel, 'person' | 'terms' | 'began'>) {
    this.available = opening;
    this.person = of.person;
    this.terms = of.terms;
    this.began = of.began;
  }

  isPaused = (now: number) => now < this.#pausedUntil;

  /** What the platform has to answer to a command at an instant. */
  apply(command: VipCommand, now: number): string {
    switch (command.do) {
      case 'deposit':
        this.#open(command.fen, now);
        this.available += command.fen;
        this.#deposits.push({ at: now, fen: command.fen });
        return 'credited';
      case 'bet':
        if (command.fen > this.available) return 'balance';
        this.available -= command.fen;
        this.held += command.fen;
        this.bets.place(command, now);
        return 'held';
      case 'settle': {
        const bet = this.bets.settle(now);
        if (!bet) return 'nothing';
        this.held -= bet.fen;
        this.available += bet.fen;
        return 'settled';
      }
      case 'void':
        return this.bets.void() ? 'void' : 'nothing';
      case 'grade':
        if (command.grade === this.grade) return 'same';
        this.#stand(command.grade, now);
        return 'given';
      case 'pause':
        this.#pausedUntil = Math.max(this.#pausedUntil, now + command.days * day);
        return 'paused';
      case 'claim': {
        const grant = this.grants[command.which % Math.max(1, this.grants.length)];
        if (this.isPaused(now)) return 'play-paused';
        return grant ? this.#claim(grant, now) : 'not-found';
      }
      case 'birthday':
        return this.#claimBirthday(now);
      case 'withdraw':
        return this.#withdraw(100_00n, now);
    }
  }

  /** What the platform does by itself: keeping periods, grades, and gifts of the closed periods that are new. */
  review(
    now: number,
    closed: readonly { readonly period: 'week' | 'month'; readonly start: number }[],
  ): void {
    const before = this.grade;
    while (this.grade > 0 && this.#keptFrom + keepingMs <= now) {
      const end = this.#keptFrom + keepingMs;
      if (this.#rise(end, end)) continue;
      if (this.#staked(this.#keptFrom, end) >= this.#of(this.grade).keep) this.#keptFrom = end;
      else this.#stand(this.grade - 1, end);
    }
    this.#rise(Number.MAX_SAFE_INTEGER, now);
    if (this.isPaused(now)) return;
    for (let grade = before + 1; grade <= this.grade; grade += 1)
      this.#reach(`vip-promotion ${grade}`, this.#of(grade).promotionGift, now + 90 * day);
    for (const { period, start } of closed) {
      const { end } = periodAt(period, start);
      const from = Math.max(start, this.began, this.person.registeredAt);
      const { need, gift } = this.#of(this.grade)[period];
      if (from < end && this.#staked(from, end) >= need)
        this.#reach(`vip-${period} ${beijingDate(start)}`, gift, now + 14 * day);
    }
  }

  #of(grade: number): ModelTerms {
    const terms = this.terms[grade];
    if (!terms) throw new RangeError(`there is no VIP grade ${grade}`);
    return terms;
  }

  #stand(grade: number, at: number): void {
    this.grade = grade;
    this.#base = this.#of(grade).reach;
    this.#countedFrom = at;
    this.#keptFrom = at;
  }

  #rise(until: number, at: number): boolean {
    const all = this.#base + this.#staked(this.#countedFrom, until);
    const reached = this.terms.findLastIndex(({ reach }) => all >= reach);
    if (reached <= this.grade) return false;
    this.grade = reached;
    this.#keptFrom = at;
    return true;
  }

  /** Sports count whole, live tables a fifth. */
  #staked(start: number, end: number): bigint {
    const sum = (category: string) =>
      this.bets.all.reduce((all, bet) => {
        const counts =
          bet.category === category && (bet.settledAt ?? -1) >= start && (bet.settledAt ?? 0) < end;
        return counts ? all + bet.valid : all;
      }, 0n);
    return (sum('TY') * 5n + sum('ZR')) / 5n;
  }

  #reach(key: string, amount: bigint, expiresAt: number): void {
    if (amount > 0n && !this.grants.some(grant => grant.key === key))
      this.grants.push({ key, amount, expiresAt, isClaimed: false });
  }

  #claim(grant: ModelGrant, now: number): string {
    if (grant.isClaimed) return 'claimed';
    if (now >= grant.expiresAt) return 'grant-expired';
    this.#open(grant.amount, now);
    this.available += grant.amount;
    grant.isClaimed = true;
    return 'claimed';
  }

  #claimBirthday(now: number): string {
    if (this.isPaused(now)) return 'play-paused';
    const { year } = beijingParts(now);
    const key = `birthday ${year}`;
    const known = this.grants.find(grant => grant.key === key);
    if (known) return this.#claim(known, now);
    const { hasRealName, birthday, registeredAt, years } = this.person;
    if (!hasRealName) return 'birthday-real-name';
    if (beijingDate(now).slice(5) !== birthday.slice(5)) return 'birthday-day';
    if (years.has(year)) return 'birthday-had';
    if (now - registeredAt < 90 * day) return 'birthday-account-age';
    if (this.depositedInMonth(now) < 100_000n) return 'birthday-deposits';
    years.add(year);
    this.#reach(key, this.#of(this.grade).birthdayGift, periodAt('day', now).end);
    const grant = this.grants.at(-1);
    return grant ? this.#claim(grant, now) : 'not-found';
  }

  /** What a member deposited in the running month. */
  depositedInMonth(now: number): bigint {
    const { start } = periodAt('month', now);
    return this.#deposits.filter(({ at }) => at >= start).reduce((sum, { fen }) => sum + fen, 0n);
  }

  #open(need: bigint, openedAt: number): void {
    this.#requirements.open(need, openedAt, this.available + this.held);
  }

  #withdraw(fen: bigint, now: number): string {
    if (fen > this.available) return 'withdrawal-balance';
    // What it holds is the member's still.
    this.available -= fen;
    this.held += fen;
    const isMet = this.#requirements.fill(this.available + this.held);
    if (this.isPaused(now) || isMet) return 'withdrawn';
    this.available += fen;
    this.held -= fen;
    return 'withdrawal-turnover';
  }
}

/** The weeks and months whose gifts may be given at an instant, the last three of each, the oldest first. */
export function closedPeriods(now: number) {
  return (['week', 'month'] as const).flatMap(period => {
    const starts: number[] = [];
    let { start } = periodAt(period, now - 12 * hour);
    for (let n = 0; n < 3; n += 1) {
      start = periodAt(period, start - 1).start;
      starts.unshift(start);
    }
    return starts.map(each => ({ period, start: each }));
  });
}
