import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import { betHistoryMessages } from '../../messages/index.ts';
import type { Bet } from '../bet-words.ts';
import css from './detail.module.css';

/** Where anybody can be shown this bet, and what they see there; nothing where the platform shows none. */
export function ShownLink({ bet: { showId, ticketId } }: { readonly bet: Bet }) {
  const t = useText(betHistoryMessages);
  if (!showId) return null;
  const to = paths.bet({ showId });
  return (
    <p className={css.shown}>
      <Link as={RouterLink} standalone to={to}>
        {t('betHistory.shown.open')}
      </Link>
      <CopyButton
        text={new URL(to, location.origin).href}
        label={t('betHistory.shown.copy', { ticket: ticketId })}
        words={{ copied: t('betHistory.copied'), failed: t('betHistory.copyFailed') }}
      />
      <span>{t('betHistory.shown.about')}</span>
    </p>
  );
}
