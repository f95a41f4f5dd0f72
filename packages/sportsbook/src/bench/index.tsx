import { BetslipPorts, betslipReducer } from '@lobby/betslip';
import { showPrice } from '@lobby/betting';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createBoard } from '../feed/board.ts';
import { arrange } from '../list/arrange.ts';
import { columns } from '../list/columns/columns.ts';
import type { OpennessOf } from '../list/columns/openness.ts';
import { MatchList } from '../list/match-list.tsx';
import { MatchMarkets } from '../match/match-markets.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { livePorts } from '../slip/live-ports.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { fullGame } from '../testing/sample-games.ts';
import { directWriter, figureOf, findCells } from './direct-writer.ts';
import { listGames, type SyntheticFeed, seeded, syntheticFeed } from './synthetic-feed.ts';

/** How prices reach the page: our keyed store and a cell per price, or straight DOM writes as the limit. */
export type BenchVariant = 'keyed' | 'direct';

/** A list of 300 matches with twelve prices each, or a match with every market that is sold in play. */
export type BenchPage = 'list' | 'match';

export interface BenchOptions {
  readonly variant: BenchVariant;
  readonly page: BenchPage;
  /** Price changes per second: 5,000 by default. */
  readonly updatesPerSecond?: number;
  readonly seed?: number;
}

export interface Bench {
  /** Prices sent so far. */
  sent(): number;
  /** Ends the feed; what is queued is still shown. */
  stop(): void;
  /** Prices that are on the page. */
  shown(): number;
  /** Prices on the page that are not the last ones sent. Ask a frame after `stop`; must be 0. */
  lost(): number;
  unmount(): void;
}

const tickMs = 10;
/** In which a page draws its first price, on the slowest machine. */
const mostFrames = 1_800;

/** Draws the real page over a synthetic feed and lets it run. For `tooling/bench`. */
export async function mountBench(element: HTMLElement, options: BenchOptions): Promise<Bench> {
  const { variant, page, updatesPerSecond = 5_000, seed = 7 } = options;
  await sportsbookMessages.load('zh-CN');
  const board = createBoard();
  const games = page === 'list' ? listGames(300) : [fullGame({ ver: '1' })];
  const feed = syntheticFeed(board, games, seeded(seed));
  const root = createRoot(element);
  const Page = page === 'list' ? BenchList : BenchMatch;
  root.render(<Page sportsbook={{ ask: noPlatform, board }} feed={feed} />);
  for (let left = mostFrames; !element.querySelector('button[aria-pressed]'); left -= 1) {
    if (left === 0) throw new Error('The page draws no price.');
    await frames(1);
  }
  await frames(3);

  // They move by it, too, so that the direct writer can copy the look of a move.
  const cells = await findCells(element, feed, async shown => {
    for (const frame of shown) board.prices.apply('bench', frame);
    board.flush();
    await frames(2);
  });
  const pricesPerMatch = feed.keys.length / feed.ecids.length;
  const writer = variant === 'direct' ? directWriter(element, cells) : undefined;
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
      const wrong = [...cells].filter(([key, cell]) => {
        const raw = feed.sent.get(key);
        return raw && figureOf(cell).textContent !== showPrice(raw.price, 'H')?.odds;
      });
      return wrong.length;
    },
    shown: () => cells.size,
    unmount() {
      clearInterval(timer);
      writer?.stop();
      root.unmount();
    },
  };
}

interface BenchPageProps {
  readonly sportsbook: Sportsbook;
  readonly feed: SyntheticFeed;
}

function BenchList({ sportsbook, feed }: BenchPageProps) {
  const rows = arrange(
    feed.ecids.flatMap(id => sportsbook.board.matches.read(id) ?? []),
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
    <InSportsbook sportsbook={sportsbook}>
      <MatchList rows={rows} openness={noMatch} columns={() => columns} onToggleLeague={() => {}} />
    </InSportsbook>
  );
}

function BenchMatch({ sportsbook, feed }: BenchPageProps) {
  const [ecid = ''] = feed.ecids;
  const match = sportsbook.board.matches.read(ecid);
  if (!match) throw new Error('The board has no match.');
  const { counts, gid } = match;
  const lines = [{ ecid, counts, gid, wtypes: feed.offered[0] ?? [] }];
  return (
    <InSportsbook sportsbook={sportsbook}>
      <MatchMarkets lines={lines} match={match} />
    </InSportsbook>
  );
}

function InSportsbook({ sportsbook, children }: { sportsbook: Sportsbook; children: ReactNode }) {
  const store = configureStore({ reducer: { betslip: betslipReducer } });
  return (
    <BrandProvider brand={exampleBrand}>
      <Provider store={store}>
        <MemoryRouter>
          <SportsbookContext value={sportsbook}>
            <BetslipPorts live={livePorts(sportsbook.ask, sportsbook.board)} call={sportsbook.ask}>
              {children}
            </BetslipPorts>
          </SportsbookContext>
        </MemoryRouter>
      </Provider>
    </BrandProvider>
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
