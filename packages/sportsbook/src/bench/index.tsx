import { BetslipPorts, betslipReducer } from '@lobby/betslip';
import { showPrice } from '@lobby/betting';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createBoard } from '../feed/board.ts';
import { arrange } from '../list/arrange.ts';
import { columns } from '../list/columns.ts';
import { MatchList } from '../list/match-list.tsx';
import type { OpennessOf } from '../list/openness.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { livePorts } from '../slip/live-ports.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { directWriter, findCells } from './direct-writer.ts';
import { seeded, syntheticFeed } from './synthetic-feed.ts';

/** How prices reach the page: our keyed store and a cell per price, or straight DOM writes as the limit. */
export type BenchVariant = 'keyed' | 'direct';

export interface BenchOptions {
  readonly variant: BenchVariant;
  /** 300 by default; twelve prices each. */
  readonly matches?: number;
  /** Price changes per second: 5,000 by default. */
  readonly updatesPerSecond?: number;
  readonly seed?: number;
}

export interface Bench {
  /** Prices sent so far. */
  sent(): number;
  /** Ends the feed; what is queued is still shown. */
  stop(): void;
  /** Prices on the page that are not the last ones sent. Ask a frame after `stop`; must be 0. */
  lost(): number;
  unmount(): void;
}

const tickMs = 10;
const pricesPerMatch = 12;

/** Draws the real list over a synthetic feed and lets it run. For `tooling/bench`. */
export async function mountBench(element: HTMLElement, options: BenchOptions): Promise<Bench> {
  const { variant, matches = 300, updatesPerSecond = 5_000, seed = 7 } = options;
  await sportsbookMessages.load('zh-CN');
  const board = createBoard();
  const feed = syntheticFeed(board, matches, seeded(seed));
  const root = createRoot(element);
  root.render(<BenchList sportsbook={{ ask: noPlatform, board }} ecids={feed.ecids} />);
  await frames(3);

  // One move of ours, so that the direct writer can copy its look.
  for (let index = 0; index < matches; index += 1) board.prices.apply('bench', feed.nextFrame());
  board.flush();
  await frames(2);

  const writer = variant === 'direct' ? directWriter(element) : undefined;
  let sent = 0;
  let due = 0;
  const timer = setInterval(() => {
    due += (updatesPerSecond * tickMs) / 1_000;
    for (; due >= pricesPerMatch; due -= pricesPerMatch) {
      const frame = feed.nextFrame();
      sent += frame.prices.length;
      if (writer) for (const [key, raw] of frame.prices) writer.write(key, raw);
      else board.prices.apply('bench', frame);
    }
  }, tickMs);

  return {
    sent: () => sent,
    stop: () => clearInterval(timer),
    lost() {
      const wrong = [...findCells(element)].filter(([key, { price }]) => {
        const raw = feed.sent.get(key);
        return raw && price.textContent !== showPrice(raw.price, 'H')?.odds;
      });
      return wrong.length;
    },
    unmount() {
      clearInterval(timer);
      writer?.stop();
      root.unmount();
    },
  };
}

function BenchList({ sportsbook, ecids }: { sportsbook: Sportsbook; ecids: readonly string[] }) {
  const store = configureStore({ reducer: { betslip: betslipReducer } });
  const rows = arrange(
    ecids.flatMap(id => sportsbook.board.matches.read(id) ?? []),
    {
      sort: 'league',
      leagues: new Set(),
      search: '',
      collapsed: new Set(),
      leagueOrder: [],
      openness: noMatch,
    },
  );
  return (
    <Provider store={store}>
      <MemoryRouter>
        <SportsbookContext value={sportsbook}>
          <BetslipPorts live={livePorts(sportsbook.ask, sportsbook.board)} call={sportsbook.ask}>
            <MatchList rows={rows} openness={noMatch} columns={() => columns} onToggleLeague={() => {}} />
          </BetslipPorts>
        </SportsbookContext>
      </MemoryRouter>
    </Provider>
  );
}

/** All matches of the bench are open. */
const noMatch: OpennessOf = new Map();

/** Nothing is asked in a bench; what is, learns that there is no line. */
const noPlatform: Sportsbook['ask'] = async () => ({ ok: false, failure: { kind: 'offline' } });

function frames(count: number): Promise<void> {
  return new Promise(resolve => {
    const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)));
    step(count);
  });
}
