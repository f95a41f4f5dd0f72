import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { memberMessages } from '../messages/index.ts';
import css from './bet-record.module.css';
import type { BetRecord } from './bet-words.ts';

/** What a member can do with a bet: place the same again, at the prices of then beside those of now. */
export function BetActions({ bet: { ticketId } }: { bet: BetRecord }) {
  const t = useText(memberMessages);
  if (ticketId === '') return null;
  const to = `${paths.game.sport({ enName: 'crty' })}?${new URLSearchParams({ again: ticketId })}`;
  return (
    <Link className={css.fairness} to={to} aria-label={`${t('member.betRecord.again')} ${ticketId}`}>
      <Icon name="refresh" size={16} />
      {t('member.betRecord.again')}
    </Link>
  );
}
