import type { WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import { nameHalf } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { findSport, type SportType } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../../messages/index.ts';
import { printedScore } from '../../status/printed-score.ts';
import { EndedMarkets } from './ended-markets.tsx';
import css from './match-over.module.css';

interface MatchOverProps {
  readonly ecid: string;
  readonly sport: SportType;
  readonly ended: WireEndedMatch | undefined;
  onBack(): void;
}

/** A match that takes no bets any more: how it ended and what its markets came to, once that is reported; where to go. */
export function MatchOver({ ecid, sport, ended, onBack }: MatchOverProps) {
  const t = useText(sportsbookMessages);
  return (
    <div className={css.over}>
      <EmptyState
        icon="whistle"
        scene="closed"
        title={t('sportsbook.match.over')}
        hint={
          <>
            {ended && <Ended of={ended} sport={sport} />}
            {t('sportsbook.match.overHint')}
          </>
        }
        action={
          <span className={css.overActions}>
            <Button variant="primary" onClick={onBack}>
              {t('sportsbook.match.overAction')}
            </Button>
            <Link className={css.records} to="/mine/betRecord">
              {t('sportsbook.match.records')}
            </Link>
            {findSport(sport)?.isDrawn && (
              <Link className={css.records} to={`/fairness/${encodeURIComponent(ecid)}`}>
                {t('sportsbook.match.fairness')}
              </Link>
            )}
          </span>
        }
      />
      {ended && <EndedMarkets of={ended} />}
    </div>
  );
}

/** "富勒姆 对 伯恩利 · 腰斩 1-1 · 半场 1-0". */
function Ended({ of, sport }: { of: WireEndedMatch; sport: SportType }) {
  const t = useText(sportsbookMessages);
  const { teamH, teamC, score, halfScore, sets, counted, stopped, reached } = of;
  const end =
    stopped === 'D1' && reached
      ? t('sportsbook.match.abandonedAt', { score: printedScore(reached) })
      : stopped
        ? t('sportsbook.match.calledOff')
        : t('sportsbook.match.finalScore', { score: printedScore(score) });
  const half =
    halfScore && t('sportsbook.halfScore', { half: nameHalf(t, sport), score: printedScore(halfScore) });
  const teams = t('sportsbook.versus', { home: teamH, away: teamC });
  const counts = counted.map(({ ptype, score: count }) =>
    t(`sportsbook.over.${ptype}`, { score: printedScore(count) }),
  );
  return (
    <>
      <strong className={css.ended}>{[teams, end, half].filter(Boolean).join(' · ')}</strong>
      {[sets, ...counts].some(Boolean) && (
        <span className={css.ended}>{[sets, ...counts].filter(Boolean).join(' · ')}</span>
      )}
    </>
  );
}
