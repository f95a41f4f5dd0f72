import { paths } from '@lobby/feature';
import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import sheet from '../page/page.module.css';
import { withdrawalMessages } from './messages/index.ts';
import type { WithdrawalBlock } from './withdrawal-block.ts';
import css from './withdrawals.module.css';

interface WithdrawalBlockNoteProps {
  readonly block: WithdrawalBlock;
  /** By the server's clock, ms. */
  readonly now: number;
  onPassword(does: 'set' | 'reset'): void;
}

/** Why the member cannot withdraw now, and the way to mend it. */
export function WithdrawalBlockNote({ block, now, onPassword }: WithdrawalBlockNoteProps) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const locale = useLocale();
  const words =
    block.kind === 'noPassword'
      ? t('withdrawal.block.noPassword')
      : block.kind === 'turnover'
        ? t('withdrawal.block.turnover', { left: format.money(block.left) })
        : t(`withdrawal.block.${block.kind}`, {
            until: format.dateTime(block.until),
            used: block.kind === 'count' ? block.used : 0,
            left: timeLeft(block.until - now, locale) ?? '',
          });
  return (
    <div className={css.block} role="status">
      <Icon name="warning" size={20} />
      <p>{words}</p>
      {block.kind === 'noPassword' && (
        <Button variant="primary" onClick={() => onPassword('set')}>
          {t('withdrawal.block.noPassword.way')}
        </Button>
      )}
      {block.kind === 'locked' && (
        <Button onClick={() => onPassword('reset')}>{t('withdrawal.block.locked.way')}</Button>
      )}
      {block.kind === 'turnover' && (
        <Link className={sheet.link} to={paths.home()}>
          {t('withdrawal.block.turnover.way')}
        </Link>
      )}
    </div>
  );
}
