import { type Binding, paths } from '@lobby/feature';
import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import { withdrawalMessages } from './messages/index.ts';
import type { WithdrawalBlock } from './withdrawal-block.ts';

interface WithdrawalBlockNoteProps {
  readonly block: WithdrawalBlock;
  /** By the server's clock, ms. */
  readonly now: number;
  onPassword(does: 'set' | 'reset'): void;
  onBind(what: Binding): void;
}

/** Why the member cannot withdraw now, and the way to mend it. */
export function WithdrawalBlockNote({ block, now, onPassword, onBind }: WithdrawalBlockNoteProps) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const locale = useLocale();
  const words =
    block.kind === 'noPassword'
      ? t('withdrawal.block.noPassword')
      : block.kind === 'unbound'
        ? t(`withdrawal.block.unbound.${block.what}`)
        : block.kind === 'turnover'
          ? t('withdrawal.block.turnover', { left: format.money(block.left) })
          : t(`withdrawal.block.${block.kind}`, {
              until: format.dateTime(block.until),
              used: block.kind === 'count' ? block.used : 0,
              left: timeLeft(block.until - now, locale) ?? '',
            });
  return (
    <Callout
      icon="warning"
      size="l"
      role="status"
      action={<Way block={block} onPassword={onPassword} onBind={onBind} />}
    >
      {words}
    </Callout>
  );
}

/** What can be done about it. */
function Way({ block, onPassword, onBind }: Omit<WithdrawalBlockNoteProps, 'now'>) {
  const t = useText(withdrawalMessages);
  switch (block.kind) {
    case 'unbound':
      return (
        <Button variant="primary" onClick={() => onBind(block.what)}>
          {t(`withdrawal.block.unbound.${block.what}.way`)}
        </Button>
      );
    case 'noPassword':
      return (
        <Button variant="primary" onClick={() => onPassword('set')}>
          {t('withdrawal.block.noPassword.way')}
        </Button>
      );
    case 'locked':
      return <Button onClick={() => onPassword('reset')}>{t('withdrawal.block.locked.way')}</Button>;
    case 'turnover':
      return (
        <Link as={RouterLink} standalone to={paths.home()}>
          {t('withdrawal.block.turnover.way')}
        </Link>
      );
    default:
      return null;
  }
}
