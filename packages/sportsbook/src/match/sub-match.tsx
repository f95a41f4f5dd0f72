import { useSession } from '@lobby/api/session';
import { MatchBets } from '@lobby/betslip';
import { nameHalf } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { bettingRules, type SubCounted } from '@lobby/sports';
import { useMemo } from 'react';
import type { OfferedLine } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useMatch } from '../state/use-board.ts';
import { Band } from './market-band.tsx';
import { NoMarkets } from './no-markets.tsx';
import { bandsOf, cardsOf } from './offered-cards.ts';
import css from './sub-match.module.css';
import { Suspended } from './suspended.tsx';

interface SubMatchProps {
  readonly counts: SubCounted;
  /** Of the match and of its sub-matches. */
  readonly lines: readonly OfferedLine[];
}

/** The corners or the cards of a match: how many there were, what the member has on them, and their markets. */
export function SubMatch({ counts, lines }: SubMatchProps) {
  const own = useMemo(() => lines.filter(line => line.counts === counts), [lines, counts]);
  const match = useMatch(own[0]?.ecid ?? '');
  const cards = useMemo(() => cardsOf(own), [own]);
  const { loggedIn } = useSession();
  if (!match || match.counts === 'goals') return null;
  return (
    <>
      <Counted match={match} />
      {!match.open && <Suspended />}
      {loggedIn && <MatchBets gide={match.ecid} />}
      {cards.length === 0 && <NoMarkets />}
      {bandsOf(cards).map(band => (
        <Band key={band.id} band={band} match={match} />
      ))}
    </>
  );
}

/** "角球数 3-2 半场 1-1"; before the match, what is counted. */
function Counted({ match: { counts, score, halfScore, sport } }: { match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const { yellowCard, redCard } = bettingRules;
  return (
    <p className={css.counted}>
      <span>
        {counts === 'corners'
          ? t('sportsbook.match.counted.corners')
          : t('sportsbook.match.counted.cards', { yellow: yellowCard.number, red: redCard.number })}
      </span>
      {score && (
        <strong translate="no">
          {score.home}-{score.away}
        </strong>
      )}
      {halfScore && (
        <span>
          {t('sportsbook.halfScore', {
            half: nameHalf(t, sport),
            score: `${halfScore.home}-${halfScore.away}`,
          })}
        </span>
      )}
    </p>
  );
}
