import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { firstChoice } from '../games/game-choice.ts';
import { GamesView } from '../games/games.view.tsx';
import { venuesMessages } from '../messages/index.ts';
import { manyGames } from '../testing/many-games.ts';
import { sampleFeatures } from '../testing/sample-games.ts';
import { sampleVenue } from '../testing/sample-venues.ts';
import type { Game } from '../venue-types.ts';

/** Draws the real page of slots with so many games, with its filters. For `tooling/bench`. */
export async function mountGames(element: HTMLElement, count: number): Promise<void> {
  await venuesMessages.load('zh-CN');
  createRoot(element).render(
    <MemoryRouter>
      <BenchGames games={manyGames(count)} />
    </MemoryRouter>,
  );
}

const venues = [sampleVenue(), sampleVenue({ channelCode: 'QTDZ', name: '琼台' })];
const noPools = new Map();
const nothing = () => {};

/** As many as an answer of the platform has. */
const atOnce = 96;

/** Stands for the platform: finds games by their code, and tells them part after part. */
function BenchGames({ games }: { readonly games: readonly Game[] }) {
  const [choice, setChoice] = useState(firstChoice);
  const [told, setTold] = useState(atOnce);
  const found = useMemo(
    () => games.filter(({ gameCode }) => gameCode.includes(choice.search)),
    [games, choice],
  );
  return (
    <GamesView
      category="DZ"
      games={found.slice(0, told)}
      total={found.length}
      features={sampleFeatures}
      isLate={false}
      more={
        told < found.length
          ? { after: told, isBusy: false, hasFailed: false, onMore: () => setTold(told + atOnce) }
          : undefined
      }
      venues={venues}
      choice={choice}
      pools={noPools}
      failure={undefined}
      isRetrying={false}
      onChoice={setChoice}
      onRetry={nothing}
      onPlay={nothing}
      onTry={nothing}
      onFavourite={nothing}
    />
  );
}
