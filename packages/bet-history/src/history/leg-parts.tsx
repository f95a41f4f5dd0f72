import { strongOf } from '@lobby/betting';
import { nameBet, nameHalf, nameSport } from '@lobby/betting/names';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { codeOf, findSport } from '@lobby/sports';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import {
  type BetLeg,
  isSoldWhole,
  type Outcome,
  resultText,
  type Say,
  stoppedText,
  toneOf,
} from './bet-words.ts';

interface LegProps {
  readonly leg: BetLeg;
}

interface PickProps extends LegProps {
  /** What it costs now, beside the price it was taken at. */
  readonly now?: ReactNode;
}

/** What was backed, at its line and price: "伯恩利 -0.5/1 @ 0.96". */
export function LegPrice({ leg, now }: PickProps) {
  const t = useText(betHistoryMessages);
  return (
    <span>
      <span className={css.strong}>{pickText(t, leg)}</span> <span className={css.odds}>@ {leg.odds}</span>{' '}
      {now}
    </span>
  );
}

/** League, teams, and how it stood and ended. */
export function LegMatch({ leg }: LegProps) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  return (
    <span className={css.stack}>
      {/* A runner of an outright is named with the pick. */}
      {leg.teamC && (
        <span className={css.strong}>{t('betHistory.versus', { home: leg.teamH, away: leg.teamC })}</span>
      )}
      <span className={css.quiet}>
        {t('betHistory.league', { sport: nameSport(t, codeOf(leg)), league: leg.league })}
      </span>
      <span className={css.quiet}>
        {stoppedText(t, leg) ||
          (leg.score
            ? t('betHistory.finalScore', { score: leg.score })
            : t('betHistory.kickoff', { time: format.shortDateTime(leg.kickoff) }))}
        {leg.halfScore &&
          ` · ${t('betHistory.halfScore', { half: nameHalf(t, leg.gtype), score: leg.halfScore })}`}
        {leg.sets && ` · ${leg.sets}`}
      </span>
      {findSport(leg.gtype)?.isDrawn && (
        <Link className={css.fairness} to={paths.fairness({ ecid: leg.ecid })}>
          <Icon name="shield" size={16} />
          {t('betHistory.fairness')}
        </Link>
      )}
    </span>
  );
}

/** What was backed, in which market, at which price. */
export function LegPick({ leg, now }: PickProps) {
  const t = useText(betHistoryMessages);
  return (
    <span className={css.stack}>
      <LegPrice leg={leg} now={now} />
      <span className={css.quiet}>
        {nameLeg(t, leg).market} · {t(`betHistory.format.${leg.oddsFormat}`)}
      </span>
      {leg.deadHeat !== undefined && (
        <span className={css.quiet}>{t('betHistory.deadHeat', { count: leg.deadHeat })}</span>
      )}
      {leg.isRB && (
        <span className={css.quiet}>
          {t('betHistory.live')}
          {leg.scoreAtBet && ` · ${t('betHistory.scoreAtBet', { score: leg.scoreAtBet })}`}
        </span>
      )}
    </span>
  );
}

const badgeTones = { won: 'gold', lost: 'neutral', even: 'neutral', open: 'accent', off: 'neutral' } as const;

/** What became of a bet or of one leg. */
export function ResultBadge({ of }: { of: Outcome }) {
  const t = useText(betHistoryMessages);
  return <Badge tone={isSoldWhole(of) ? 'gold' : badgeTones[toneOf(of)]}>{resultText(t, of)}</Badge>;
}

function nameLeg(t: Say, leg: BetLeg) {
  return nameBet(t, { ...leg, gtype: codeOf(leg), line: leg.ratio, strong: strongOf(leg.strong) });
}

/** What was backed, at its line: "伯恩利 -0.5/1". */
export function pickText(t: Say, leg: BetLeg): string {
  const { pick, line } = nameLeg(t, leg);
  return [pick, line].filter(Boolean).join(' ');
}
