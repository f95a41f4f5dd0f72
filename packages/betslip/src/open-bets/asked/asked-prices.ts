import { pollWhileVisible } from '@lobby/api';
import type { OddsFormat, ShownPrice, Strong } from '@lobby/betting';
import { SLIP_LIMIT } from '@lobby/sports';
import type { OrdersPort, PricedPick, QuoteAnswer } from '../../ports/ports.ts';
import { type BackedPick, idOf, namesOf, type PriceCall, priceCalls } from './backed-pick.ts';

/** What a pick costs now, in the format of its bet and with the line of that price, or that its market is shut. */
export type AskedPrice =
  | {
      readonly kind: 'price';
      readonly wtype: string;
      readonly rtype: string;
      readonly price: ShownPrice;
      readonly line: string;
      readonly strong: Strong;
    }
  /** `isForNow`: it is suspended, and may open again. */
  | { readonly kind: 'shut'; readonly isForNow: boolean };

/** What picks cost now where no board on the page lists them: the platform is asked, for all of them at once. */
export interface AskedPrices {
  /** The same object until it changes. Undefined while it is not known, and of one that is for sale to others only. */
  priceOf(pick: BackedPick): AskedPrice | undefined;
  /** Keeps its price fresh while the page is visible. Returns its own undo. */
  follow(pick: BackedPick, listener: () => void): () => void;
}

interface Followed {
  readonly format: OddsFormat;
  readonly listeners: Set<() => void>;
  /** By which it is asked for, and its names of the other phase after it. */
  name: PricedPick;
  others: readonly PricedPick[];
  /** Why each of its names was last refused; empty while it is for sale. */
  refusals: readonly string[];
  /** Asked for at once: it never was, or was refused by its other name alone. */
  isNext: boolean;
  turn: number;
  price?: AskedPrice | undefined;
}

/** Between two questions, ms. */
const REFRESH_MS = 6_000;

const made = new WeakMap<Pick<OrdersPort, 'pricesNow'>, AskedPrices>();

/** The prices of a port, shared by all cards that show them. */
export function askedPricesOf(orders: Pick<OrdersPort, 'pricesNow'>): AskedPrices {
  const known = made.get(orders) ?? createAskedPrices(orders);
  made.set(orders, known);
  return known;
}

function createAskedPrices(orders: Pick<OrdersPort, 'pricesNow'>): AskedPrices {
  const followed = new Map<string, Followed>();
  let turn = 0;
  let isAsking = false;
  let isDue = false;
  let stop: (() => void) | undefined;

  /** Asks for those that are next, or for as many as one call holds, those longest not asked for first. */
  async function ask(): Promise<void> {
    if (isAsking || followed.size === 0) return;
    isAsking = true;
    turn += 1;
    const all = [...followed.values()].sort((one, other) => one.turn - other.turn);
    const next = all.filter(({ isNext }) => isNext);
    const asked = next.length > 0 ? next : all.slice(0, SLIP_LIMIT);
    for (const one of asked) Object.assign(one, { turn, isNext: false });
    await Promise.all(priceCalls(asked).map(askFor));
    isAsking = false;
    if ([...followed.values()].some(({ isNext }) => isNext)) askSoon();
  }

  async function askFor({ format, each }: PriceCall<Followed>): Promise<void> {
    const names = each.map(({ name }) => name);
    const answer = await orders.pricesNow(names, format);
    for (const [at, one] of each.entries()) {
      const told = answer?.[at];
      // What could not be read stays the last known.
      if (told) take(one, told);
    }
  }

  function take(one: Followed, answer: QuoteAnswer): void {
    const price = answer.kind === 'quote' ? soldAt(one, answer.quote) : refused(one, answer.reason);
    if (JSON.stringify(price) === JSON.stringify(one.price)) return;
    one.price = price;
    for (const listener of one.listeners) listener();
  }

  /** Cards that are drawn together are asked for together. */
  function askSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!document.hidden) void ask();
    });
  }

  return {
    priceOf: pick => followed.get(idOf(pick))?.price,
    follow(pick, listener) {
      const id = idOf(pick);
      const [name, ...others] = namesOf(pick);
      const one: Followed = followed.get(id) ?? {
        format: pick.price.format,
        listeners: new Set(),
        name,
        others,
        refusals: [],
        isNext: true,
        turn: 0,
      };
      if (!followed.has(id)) {
        followed.set(id, one);
        askSoon();
      }
      one.listeners.add(listener);
      stop ??= pollWhileVisible(() => void ask(), REFRESH_MS);
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size > 0) return;
        followed.delete(id);
        if (followed.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

function soldAt(
  one: Followed,
  { price, line, strong }: { price: ShownPrice; line: string; strong: Strong },
): AskedPrice {
  const { wtype, rtype } = one.name;
  one.refusals = [];
  return { kind: 'price', wtype, rtype, price, line, strong };
}

/** Shut once it is by every name. A refusal that is about the member says nothing of the market. */
function refused(one: Followed, reason: string): AskedPrice | undefined {
  const names = 1 + one.others.length;
  one.refusals = [...one.refusals, reason].slice(-names);
  [one.name, ...one.others] = [...one.others, one.name] as [PricedPick];
  one.isNext = one.refusals.length < names;
  if (one.isNext) return one.price;
  if (!one.refusals.every(isOfMarket)) return undefined;
  return { kind: 'shut', isForNow: one.refusals.includes('suspended') };
}

function isOfMarket(reason: string): boolean {
  return reason === 'closed' || reason === 'suspended' || reason === 'started';
}
