import { pollWhileVisible } from '@lobby/api';
import {
  type Phase,
  type ShownPrice,
  sameMatchGroups,
  sameMatchInPhase,
  sameMatchMarkets,
} from '@lobby/betting';
import { mainSport, parseSportCode, SLIP_LIMIT } from '@lobby/sports';
import type { OpenLeg, OrdersPort, PricedPick } from '../ports/ports.ts';

/** A combination of one match, as a leg of an open bet has it. */
export type Combination = Pick<OpenLeg, 'key' | 'gtype' | 'rtype' | 'live'>;

/** What combinations cost now. No board lists them, so the platform is asked, for all that are on the page at once. */
export interface CombinationPrices {
  /** By the key of the leg; the same object until it changes. Undefined while it is not known or not for sale. */
  priceOf(key: string): ShownPrice | undefined;
  /** Keeps its price fresh while the page is visible. Returns its own undo. */
  follow(leg: Combination, listener: () => void): () => void;
}

interface Followed {
  readonly leg: Combination;
  readonly listeners: Set<() => void>;
  /** Where it was for sale last: a match that begins changes its markets. */
  phase: Phase;
  turn: number;
  price?: ShownPrice | undefined;
}

/** Between two questions, ms. */
const REFRESH_MS = 6_000;
/** One that is not for sale in a phase is asked for in the other one next time. */
const otherPhase: Readonly<Record<Phase, Phase>> = { pre: 'live', live: 'pre' };

const made = new WeakMap<OrdersPort, CombinationPrices>();

/** The prices of a port, shared by all cards that show them. */
export function combinationPricesOf(orders: OrdersPort): CombinationPrices {
  const known = made.get(orders) ?? createCombinationPrices(orders);
  made.set(orders, known);
  return known;
}

function createCombinationPrices(orders: Pick<OrdersPort, 'pricesNow'>): CombinationPrices {
  const followed = new Map<string, Followed>();
  let turn = 0;
  let isAsking = false;
  let isDue = false;
  let stop: (() => void) | undefined;

  async function ask(): Promise<void> {
    if (isAsking || followed.size === 0) return;
    isAsking = true;
    turn += 1;
    const asked = [...followed.values()].sort((one, other) => one.turn - other.turn).slice(0, SLIP_LIMIT);
    const answer = await orders.pricesNow(asked.map(({ leg, phase }) => inPhase(leg, phase)));
    isAsking = false;
    for (const [at, one] of asked.entries()) {
      one.turn = turn;
      // What could not be read stays the last known.
      if (answer) take(one, answer[at]);
    }
  }

  function take(one: Followed, price: ShownPrice | undefined): void {
    if (!price) one.phase = otherPhase[one.phase];
    if (price?.odds === one.price?.odds) return;
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
    priceOf: key => followed.get(key)?.price,
    follow(leg, listener) {
      const one = followed.get(leg.key) ?? {
        leg,
        listeners: new Set(),
        phase: leg.live ? 'live' : 'pre',
        turn: 0,
      };
      if (!followed.has(leg.key)) {
        followed.set(leg.key, one);
        askSoon();
      }
      one.listeners.add(listener);
      stop ??= pollWhileVisible(() => void ask(), REFRESH_MS);
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size > 0) return;
        followed.delete(leg.key);
        if (followed.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** The combination as the platform names it in a phase; as it was taken where a part has no such market. */
function inPhase({ key, gtype, rtype, live }: Combination, phase: Phase): PricedPick {
  const groups = sameMatchGroups(rtype);
  const moved = groups && sameMatchInPhase(groups, phase);
  const at = moved === undefined ? (live ? 'live' : 'pre') : phase;
  return {
    gid: key.slice(0, key.indexOf('/')),
    gtype: parseSportCode(gtype) ?? mainSport,
    wtype: sameMatchMarkets[at].wtype,
    rtype: moved ?? rtype,
  };
}
