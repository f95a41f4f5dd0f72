import { type CallSportsbook, sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { drawMethods } from '@lobby/api-client/contract/game/draws';
import { currentLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { openAnswer } from '../feed/answer-feed.ts';
import { useFeed } from '../state/use-feed.ts';
import { DrawListView } from './draw-list.view.tsx';
import { DrawPageView } from './draw-page.view.tsx';
import { GameReturns } from './returns/game-returns.container.tsx';

/** `/fairness` and `/fairness/:ecid`: one screen, so that neither waits for a second file. */
export default function FairnessScreen() {
  // Longer than any event's name on the wire: such a match is not known.
  const ecid = useParams().ecid?.slice(0, 40);
  const dispatch = useDispatch();
  const ask = useMemo(() => sportsbookCaller(dispatch, { locale: currentLocale }), [dispatch]);
  return ecid ? <OneMatch ask={ask} ecid={ecid} /> : <RecentMatches ask={ask} />;
}

const loading = { status: 'loading' } as const;

function RecentMatches({ ask }: { ask: CallSportsbook }) {
  const { state, feed } = useFeed(
    'draws',
    () =>
      openAnswer({
        ask: async signal => {
          const asked = await ask(drawMethods.draws, {}, { signal });
          if (!asked.ok) return asked;
          const { days, matches } = asked.data;
          return { ok: true, data: { days, matches } };
        },
      }),
    loading,
  );
  return <DrawListView state={state} onRetry={() => feed?.retry()} games={<GameReturns />} />;
}

function OneMatch({ ask, ecid }: { ask: CallSportsbook; ecid: string }) {
  const { state, feed } = useFeed(
    ecid,
    () =>
      openAnswer({
        ask: async signal => {
          const asked = await ask(drawMethods.draw, { ecid }, { signal });
          return asked.ok ? { ok: true, data: asked.data.draw } : asked;
        },
        isFinal: draw => draw !== null && draw.reveal !== null,
      }),
    loading,
  );
  return <DrawPageView state={state} onRetry={() => feed?.retry()} />;
}
