import type { CallResult, CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Board } from './board.ts';
import { browserPage, type PageSignals, startPolling } from './poller.ts';
import { priceLifeMs } from './price-store.ts';
import { createValue, type Value } from './value.ts';

/** Something of the platform that is followed while a page shows it. */
export interface Feed<State> {
  read(): State;
  subscribe(listener: () => void): () => void;
  /** When the platform last answered; undefined before it did. */
  answeredAt(): number | undefined;
  retry(): void;
  close(): void;
}

/** What every feed needs. */
export interface FeedOptions {
  readonly ask: CallSportsbook;
  readonly board: Board;
  readonly now?: () => number;
  readonly page?: PageSignals;
}

/** What a feed asks again and again, and what its answers mean. */
interface Question<State, Answer> {
  /** The state before the first answer. */
  readonly loading: State;
  /** The state when the first answer did not come; what came once stays and only grows old. */
  failed(failure: ApiFailure): State;
  ask(signal: AbortSignal): Promise<CallResult<Answer>>;
  take(answer: Answer, state: Value<State>): void;
  /** True when nothing can follow an answer; it is not asked for again then. */
  isFinal?(answer: Answer): boolean;
  /** Pause between two questions. Live prices move all the time, an early list hardly does. */
  intervalMs(): number;
  /** It brings prices to the board, under this name. */
  readonly source?: string;
  /** Nobody looks any more: takes what it brought off the board. */
  leave?(state: State): void;
}

/** Asks at once and again and again, until it is closed. */
export function openFeed<State extends { readonly status: string }, Answer>(
  { loading, failed, ask, take, isFinal, intervalMs, source, leave }: Question<State, Answer>,
  { now = Date.now, page = browserPage, board }: Pick<FeedOptions, 'now' | 'page'> & Partial<FeedOptions>,
): Feed<State> {
  const state = createValue(loading);
  let answeredAt: number | undefined;
  let growsOld: ReturnType<typeof setTimeout> | undefined;
  const lockOld = () => board?.prices.lockOld();
  const start = () => {
    // Before the poller hears of it: after a sleep the prices are locked while the first answer is on its way.
    const unlisten = source === undefined ? () => {} : page.listen(lockOld);
    const stopAsking = startPolling({ ask: askOnce, intervalMs, page });
    return () => {
      unlisten();
      clearTimeout(growsOld);
      stopAsking();
    };
  };
  let stop = start();

  /** From when they were asked for: an answer may have waited for a page that slept. */
  function renew(askedAt: number): void {
    if (source === undefined) return;
    const until = askedAt + priceLifeMs;
    board?.prices.renew(source, until);
    clearTimeout(growsOld);
    growsOld = setTimeout(lockOld, Math.max(0, until - now()));
  }

  async function askOnce(signal: AbortSignal): Promise<'answered' | 'failed'> {
    const askedAt = now();
    const asked = await ask(signal);
    if (signal.aborted) return 'failed';
    if (!asked.ok) {
      if (answeredAt === undefined) state.set(failed(asked.failure));
      return 'failed';
    }
    answeredAt = now();
    renew(askedAt);
    if (isFinal?.(asked.data)) stop();
    take(asked.data, state);
    return 'answered';
  }

  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => answeredAt,
    retry() {
      stop();
      if (state.get().status === 'failed') state.set(loading);
      stop = start();
    },
    close() {
      stop();
      leave?.(state.get());
    },
  };
}
