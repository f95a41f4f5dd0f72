import { strongOf } from '@lobby/betting';
import { nameBet } from '@lobby/betting/names';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Icon } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import { Link } from 'react-router-dom';
import { memberMessages } from '../messages/index.ts';
import css from './bet-record.module.css';
import { type BetRecord, resultText, toneOf } from './bet-words.ts';

interface BetProps {
  readonly bet: BetRecord;
}

/** The ticket id, to be copied for customer service. */
export function Ticket({ bet }: BetProps) {
  const t = useText(memberMessages);
  const words = { copied: t('member.betRecord.copied'), failed: t('member.betRecord.copyFailed') };
  return (
    <span className={css.ticket}>
      <span className={css.ticketId}>{bet.ticketId}</span>
      <CopyButton text={bet.ticketId} label={t('member.betRecord.copy')} words={words} />
    </span>
  );
}

/** League, teams, and how it stood and ended. */
export function BetMatch({ bet }: BetProps) {
  const t = useText(memberMessages);
  const format = useFormat();
  const sport = bet.gtype === 'FT' || bet.gtype === 'VF' ? bet.gtype : 'other';
  return (
    <span className={css.stack}>
      <span className={css.strong}>{t('member.betRecord.versus', { home: bet.teamH, away: bet.teamC })}</span>
      <span className={css.quiet}>
        {t('member.betRecord.league', { sport: t(`member.betRecord.sport.${sport}`), league: bet.league })}
      </span>
      <span className={css.quiet}>
        {bet.score
          ? t('member.betRecord.finalScore', { score: bet.score })
          : t('member.betRecord.kickoff', { time: format.shortDateTime(bet.kickoff) })}
        {bet.score && bet.halfScore && ` · ${t('member.betRecord.halfScore', { score: bet.halfScore })}`}
      </span>
      {bet.gtype === 'VF' && (
        <Link className={css.fairness} to={paths.fairness({ ecid: bet.ecid })}>
          <Icon name="shield" size={16} />
          {t('member.betRecord.fairness')}
        </Link>
      )}
    </span>
  );
}

/** What was backed, in which market, at which price. */
export function BetPick({ bet }: BetProps) {
  const t = useText(memberMessages);
  const { market, pick, line } = nameBet(t, { ...bet, line: bet.ratio, strong: strongOf(bet.strong) });
  return (
    <span className={css.stack}>
      <span>
        <span className={css.strong}>{[pick, line].filter(Boolean).join(' ')}</span>{' '}
        <span className={css.odds}>@ {bet.odds}</span>
      </span>
      <span className={css.quiet}>
        {market} · {t(`member.betRecord.format.${bet.oddsFormat}`)}
      </span>
      {bet.isRB && (
        <span className={css.quiet}>
          {t('member.betRecord.live')}
          {bet.scoreAtBet && ` · ${t('member.betRecord.scoreAtBet', { score: bet.scoreAtBet })}`}
        </span>
      )}
    </span>
  );
}

/** The stake, and what it risks where a negative price makes that differ. */
export function BetStake({ bet }: BetProps) {
  const t = useText(memberMessages);
  const format = useFormat();
  return (
    <span className={css.stack}>
      <Money yuan={bet.stake} />
      {bet.risk !== bet.stake && bet.risk !== '0' && (
        <span className={css.quiet}>{t('member.betRecord.risk', { amount: format.money(bet.risk) })}</span>
      )}
    </span>
  );
}

const badgeTones = { won: 'up', lost: 'neutral', even: 'neutral', open: 'accent', off: 'gold' } as const;

/** What became of it. */
export function BetResult({ bet }: BetProps) {
  const t = useText(memberMessages);
  return <Badge tone={badgeTones[toneOf(bet)]}>{resultText(t, bet)}</Badge>;
}

/** Won or lost; nothing while that is not known. */
export function BetNet({ bet }: BetProps) {
  const tone = toneOf(bet);
  if (tone === 'open' || tone === 'off') return <span className={css.quiet}>--</span>;
  return <Money yuan={bet.netWin} signed tone="result" />;
}
