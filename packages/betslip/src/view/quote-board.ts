import type { OddsFormat } from '@lobby/betting';
import type { OrdersPort, QuoteAnswer, TicketAnswer } from '../ports/ports.ts';
import type { PickedSelection } from '../state/selection.ts';

/** What the platform is asked about: all selections of the slip at once. */
export interface Wanted {
  readonly tagged: readonly { readonly selection: PickedSelection; readonly tag: string }[];
  readonly format: OddsFormat;
  /** The series or systems of all picks whose limits are wanted; one is asked for at a time, in turn. */
  readonly sizes: readonly (readonly number[])[];
}

/**
 * The last quotes of the slip. `tag` identifies under which circumstances an answer holds, such as the odds format:
 * one that was given under others is not valid any more.
 */
export interface QuoteBoard {
  quoteOf(key: string, tag: string): QuoteAnswer | undefined;
  ticketOf(keys: readonly string[], sizes: readonly number[]): TicketAnswer | undefined;
  /** Free balance by the last answer, yuan. */
  balance(): string | undefined;
  /** The last call failed, so that what is missing is not on its way. */
  hasFailed(): boolean;
  /** Grows with every answer. */
  version(): number;
  subscribe(listener: () => void): () => void;
  /** Asks now, and again while the page is visible. Returns its own undo. */
  follow(wanted: Wanted): () => void;
}

const REFRESH_MS = 6_000;
/** Every pick is quoted already: what was pressed is drawn first. */
const DRAWN_MS = 100;

export function createQuoteBoard(orders: OrdersPort): QuoteBoard {
  const quotes = new Map<string, { readonly tag: string; readonly answer: QuoteAnswer }>();
  /** A ticket of which nothing was said has no answer, and is not asked for again at once. */
  const tickets = new Map<string, { readonly answer?: TicketAnswer; readonly turn: number }>();
  const listeners = new Set<() => void>();
  let balance: string | undefined;
  let hasFailed = false;
  let version = 0;

  async function ask({ tagged, format, sizes }: Wanted, signal: AbortSignal): Promise<void> {
    const keys = tagged.map(({ selection }) => selection.key);
    const lastAsked = (one: readonly number[]) => tickets.get(ticketId(keys, one))?.turn ?? -1;
    const [next] = [...sizes].sort((one, other) => lastAsked(one) - lastAsked(other));
    const selections = tagged.map(({ selection }) => selection);
    const answer = await orders.preview({ selections, format, sizes: next }, signal);
    if (signal.aborted) return;
    // What could not be refreshed remains the last known; the server checks it again.
    hasFailed = answer.kind === 'failed';
    if (answer.kind === 'quotes') {
      for (const [at, { selection, tag }] of tagged.entries()) {
        const quoted = answer.quotes[at];
        const known = quotes.get(selection.key)?.answer;
        if (quoted) quotes.set(selection.key, { tag, answer: sameAnswer(known, quoted) ? known : quoted });
      }
      if (next) tickets.set(ticketId(keys, next), { answer: answer.ticket, turn: version });
      balance = answer.balance;
    }
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    quoteOf(key, tag) {
      const known = quotes.get(key);
      return known?.tag === tag ? known.answer : undefined;
    },
    ticketOf: (keys, sizes) => tickets.get(ticketId(keys, sizes))?.answer,
    balance: () => balance,
    hasFailed: () => hasFailed,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(wanted) {
      if (wanted.tagged.length === 0) return () => {};
      const keys = wanted.tagged.map(({ selection }) => selection.key);
      const ending = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const round = async () => {
        if (!document.hidden) await ask(wanted, ending.signal);
        if (ending.signal.aborted) return;
        const isMissing = wanted.sizes.some(sizes => !tickets.has(ticketId(keys, sizes)));
        timer = setTimeout(round, isMissing && !hasFailed && !document.hidden ? 0 : REFRESH_MS);
      };
      const areQuoted = wanted.tagged.every(({ selection, tag }) => quotes.get(selection.key)?.tag === tag);
      if (areQuoted) timer = setTimeout(round, DRAWN_MS);
      else void round();
      return () => {
        ending.abort();
        clearTimeout(timer);
      };
    },
  };
}

/** What says the same as before stays the same object, so that nothing is drawn again for it. */
function sameAnswer(known: QuoteAnswer | undefined, next: QuoteAnswer): known is QuoteAnswer {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(next);
}

function ticketId(keys: readonly string[], sizes: readonly number[]): string {
  return `${sizes.join(',')} of ${keys.join(' ')}`;
}
