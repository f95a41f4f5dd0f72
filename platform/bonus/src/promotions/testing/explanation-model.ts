import { beijingDate, day, minute, periodAt } from '@lobby/calendar';

/** What a promotion of the model asks for and may give; fen and ms. */
export interface ModelRule {
  readonly of: 'sign-in' | 'next-deposit';
  readonly minGrade: number;
  readonly phone: boolean;
  readonly once: readonly ('device' | 'address')[];
  readonly excludes: string;
  readonly total: bigint;
  readonly perMember: bigint;
  /** Of a day in Beijing; undefined: there is no limit. */
  readonly perDay: bigint | undefined;
}

/** Gifts of the first and the second day of a row, and the share of a deposit: docs/rules.md in arithmetic of its own. */
export const modelGifts = { days: [3_00n, 5_00n], least: 20_00n, cap: 6_00n, percent: 10n } as const;
/** The least that each brings. */
const leastOf = { 'sign-in': 3_00n, 'next-deposit': 2_00n } as const;

export class ModelMember {
  grade = 0;
  hasPhone = false;
  pausedUntil = 0;
  readonly deposits: { readonly at: number; readonly fen: bigint }[] = [];
  readonly id: string;
  readonly device: string;
  readonly address: string;
  constructor(id: string, device: string, address: string) {
    [this.id, this.device, this.address] = [id, device, address];
  }
}

interface Standing {
  heldUntil: number;
  joinedAt?: number;
  readonly signed: Set<string>;
  /** Fen by step. */
  readonly given: Map<string, bigint>;
}

/** One promotion, with everybody who asked for it. */
export class ModelPromotion {
  spent = 0n;
  readonly #byDay = new Map<string, bigint>();
  readonly #standings = new Map<ModelMember, Standing>();
  readonly rule: ModelRule;
  readonly startsAt: number;
  readonly endsAt: number;
  constructor(rule: ModelRule, startsAt: number, endsAt: number) {
    [this.rule, this.startsAt, this.endsAt] = [rule, startsAt, endsAt];
  }

  of(member: ModelMember): Standing {
    const known = this.#standings.get(member) ?? { heldUntil: 0, signed: new Set(), given: new Map() };
    this.#standings.set(member, known);
    return known;
  }

  /** The conditions that a member does not meet, in the order in which they are told. */
  unmet(member: ModelMember, all: readonly ModelPromotion[], now: number): string[] {
    const { rule } = this;
    const others = [...this.#standings].filter(([other]) => other !== member);
    const taken = others.filter(([, { joinedAt, heldUntil }]) => joinedAt !== undefined || heldUntil > now);
    const held = taken.filter(([, { joinedAt }]) => joinedAt === undefined);
    const left = rule.total - this.spent - BigInt(held.length) * leastOf[rule.of];
    const isIn = (one: ModelPromotion) => one.of(member).joinedAt !== undefined && now < one.endsAt;
    const failing = {
      running: now < this.startsAt || now >= this.endsAt,
      grade: member.grade < rule.minGrade,
      'bound-phone': rule.phone && !member.hasPhone,
      'deposited-before': rule.of === 'next-deposit' && member.deposits.length === 0,
      'device-unused': rule.once.includes('device') && taken.some(([{ device }]) => device === member.device),
      'address-unused':
        rule.once.includes('address') && taken.some(([{ address }]) => address === member.address),
      'no-other':
        rule.excludes !== '' &&
        all.some(one => one !== this && one.rule.excludes === rule.excludes && isIn(one)),
      'budget-left': left < leastOf[rule.of],
    };
    return Object.entries(failing).flatMap(([condition, fails]) => (fails ? condition : []));
  }

  check(member: ModelMember, unmet: readonly string[], now: number): void {
    const own = this.of(member);
    if (own.joinedAt === undefined) own.heldUntil = unmet.length === 0 ? now + 10 * minute : 0;
  }

  join(member: ModelMember, now: number): void {
    Object.assign(this.of(member), { heldUntil: 0, joinedAt: now });
  }

  /** What a review gives, and why each other step brings nothing. */
  review(member: ModelMember, now: number): ReadonlyMap<string, string> {
    const { given, joinedAt = now } = this.of(member);
    const why = new Map<string, string>();
    const steps =
      this.rule.of === 'sign-in' ? this.#days(member, now) : this.#deposits(member, joinedAt, now);
    let had = [...given.values()].reduce((sum, fen) => sum + fen, 0n);
    for (const [key, { fen, reason }] of steps) {
      if (given.has(key)) continue;
      if (reason) why.set(key, reason);
      else if (fen > this.rule.total - this.spent) why.set(key, 'budget-total');
      else if (fen > this.rule.perMember - had) why.set(key, 'budget-member');
      else if (this.rule.perDay !== undefined && fen > this.rule.perDay - this.#givenOn(now))
        why.set(key, 'budget-period');
      else {
        given.set(key, fen);
        this.#byDay.set(beijingDate(now), this.#givenOn(now) + fen);
        this.spent += fen;
        had += fen;
      }
    }
    return why;
  }

  #givenOn = (now: number): bigint => this.#byDay.get(beijingDate(now)) ?? 0n;

  #days(member: ModelMember, now: number): ReadonlyMap<string, { fen: bigint; reason?: string }> {
    const { signed, joinedAt = now } = this.of(member);
    const found = new Map<string, { fen: bigint; reason?: string }>();
    let row = 0;
    const until = Math.min(periodAt('day', now).end, this.endsAt);
    for (let at = periodAt('day', joinedAt).start; at < until; at += day) {
      const date = beijingDate(at);
      const fen = modelGifts.days[row % 2] ?? 0n;
      row = signed.has(date) ? row + 1 : 0;
      if (signed.has(date)) found.set(date, { fen });
      else if (date < beijingDate(now)) found.set(date, { fen, reason: 'not-done' });
    }
    return found;
  }

  #deposits({ deposits }: ModelMember, joinedAt: number, now: number) {
    const found = new Map<string, { fen: bigint; reason?: string }>();
    for (const [n, { at, fen }] of deposits.entries()) {
      const date = beijingDate(at);
      if (n === 0 || at < joinedAt || at >= this.endsAt || found.has(date) || at > now) continue;
      const share = (fen * modelGifts.percent) / 100n;
      const isEnough = fen >= modelGifts.least;
      found.set(date, {
        fen: share < modelGifts.cap ? share : modelGifts.cap,
        ...(!isEnough && { reason: 'below-least' }),
      });
    }
    return found;
  }
}
