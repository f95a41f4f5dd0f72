/** A bet of the model, with what of its turnover filled which requirement. */
export interface ModelBet {
  readonly fen: bigint;
  readonly category: 'TY' | 'ZR';
  readonly placedAt: number;
  settledAt: number | undefined;
  valid: bigint;
  portions: { readonly requirement: Requirement; readonly fen: bigint }[];
}

interface Requirement {
  readonly openedAt: number;
  readonly need: bigint;
  done: bigint;
  isClosed: boolean;
  /** Of a gift of a promotion: bets settled from `until` on do not count, of two of one moment the one first by name is filled first. */
  readonly last?: { readonly until: number; readonly name: string };
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** What docs/rules.md says of turnover before a withdrawal, in arithmetic of its own. `money` is all that a member has, fen. */
export class RequirementsModel {
  #all: Requirement[] = [];
  /** Bets whose turnover changed since the requirements were last filled, in the order of the changes. */
  #due: ModelBet[] = [];

  /** Asks for turnover before the next withdrawal, of bets that are placed from then on. */
  open(need: bigint, openedAt: number, money: bigint): void {
    this.#closeSpent(money);
    this.#all.push({ openedAt, need, done: 0n, isClosed: false });
  }

  /** Asks for turnover of sports before a gift, after everything else. */
  openLast(
    need: bigint,
    { openedAt, ...last }: { openedAt: number; until: number; name: string },
  ): Requirement {
    const requirement = { openedAt, need, done: 0n, isClosed: false, last };
    this.#all.push(requirement);
    return requirement;
  }

  /** A gift is given up, or comes back. */
  askNoMore(requirement: object): void {
    for (const one of this.#all) if (one === requirement) one.isClosed = true;
  }
  askAgain(requirement: object): void {
    for (const one of this.#all) if (one === requirement) one.isClosed = false;
  }

  /** The turnover of a bet is another now. */
  changed(bet: ModelBet): void {
    this.#due = [...this.#due.filter(each => each !== bet), bet];
  }

  /** Fills them, the oldest first. @returns whether all are met. */
  fill(money: bigint): boolean {
    for (const bet of this.#due) this.#fillBy(bet);
    this.#due = [];
    this.#closeSpent(money);
    return this.#all.every(({ isClosed, done, need, last }) => last || isClosed || done >= need);
  }

  #fillBy(bet: ModelBet): void {
    for (const { requirement, fen } of bet.portions) requirement.done -= fen;
    bet.portions = [];
    let left = bet.valid;
    for (const requirement of this.#inOrder()) {
      const { openedAt, isClosed, need, done, last } = requirement;
      if (isClosed || bet.placedAt < openedAt || left === 0n || done >= need) continue;
      if (last && ((bet.settledAt ?? bet.placedAt) >= last.until || bet.category !== 'TY')) continue;
      const fen = least(need - done, left);
      requirement.done += fen;
      left -= fen;
      bet.portions.push({ requirement, fen });
    }
  }

  #inOrder(): Requirement[] {
    const first = this.#all.filter(({ last }) => !last);
    const later = this.#all
      .filter(({ last }) => last)
      .sort(
        (one, other) =>
          one.openedAt - other.openedAt || ((one.last?.name ?? '') < (other.last?.name ?? '') ? -1 : 1),
      );
    return [...first, ...later];
  }

  /** With less than a yuan left what was asked for is lost already. */
  #closeSpent(money: bigint): void {
    if (money >= 100n) return;
    for (const one of this.#all) if (one.done < one.need && !one.last) one.isClosed = true;
  }
}

/** The bets of a member of a model, and what each of them counts for. */
export class ModelBets {
  readonly all: ModelBet[] = [];
  readonly #requirements: RequirementsModel;

  constructor(requirements: RequirementsModel) {
    this.#requirements = requirements;
  }

  next = () => this.all.findIndex(({ settledAt }) => settledAt === undefined);
  lastSettled = () => this.all.findLastIndex(({ valid }) => valid > 0n);

  place({ fen, category }: Pick<ModelBet, 'fen' | 'category'>, placedAt: number): void {
    this.all.push({ fen, category, placedAt, settledAt: undefined, valid: 0n, portions: [] });
  }

  /** Settles the oldest open one, all of which counts. @returns it; undefined where there is none. */
  settle(now: number): ModelBet | undefined {
    const bet = this.all[this.next()];
    if (!bet) return undefined;
    Object.assign(bet, { settledAt: now, valid: bet.fen });
    this.#requirements.changed(bet);
    return bet;
  }

  /** Voids the last that was settled. @returns false where there is none. */
  void(): boolean {
    const bet = this.all[this.lastSettled()];
    if (!bet) return false;
    bet.valid = 0n;
    this.#requirements.changed(bet);
    return true;
  }
}
