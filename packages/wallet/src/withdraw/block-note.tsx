import { paths } from '@lobby/feature';
import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import type { Block } from './block.ts';
import { withdrawMessages } from './messages/index.ts';

interface BlockNoteProps {
  readonly block: Block;
  /** By the server's clock, ms. */
  readonly now: number;
  onPassword(does: 'set' | 'reset'): void;
}

/** Why the member cannot withdraw now, and the way to mend it. */
export function BlockNote({ block, now, onPassword }: BlockNoteProps) {
  const t = useText(withdrawMessages);
  const format = useFormat();
  const locale = useLocale();
  const words =
    block.kind === 'noPassword'
      ? t('withdraw.block.noPassword')
      : block.kind === 'turnover'
        ? t('withdraw.block.turnover', { left: format.money(block.left) })
        : t(`withdraw.block.${block.kind}`, {
            until: format.dateTime(block.until),
            used: block.kind === 'count' ? block.used : 0,
            left: timeLeft(block.until - now, locale) ?? '',
          });
  return (
    <Callout icon="warning" size="l" role="status" action={<Way block={block} onPassword={onPassword} />}>
      {words}
    </Callout>
  );
}

/** What can be done about it. */
function Way({ block, onPassword }: Pick<BlockNoteProps, 'block' | 'onPassword'>) {
  const t = useText(withdrawMessages);
  switch (block.kind) {
    case 'noPassword':
      return (
        <Button variant="primary" onClick={() => onPassword('set')}>
          {t('withdraw.block.noPassword.way')}
        </Button>
      );
    case 'locked':
      return <Button onClick={() => onPassword('reset')}>{t('withdraw.block.locked.way')}</Button>;
    case 'turnover':
      return (
        <Link as={RouterLink} standalone to={paths.home()}>
          {t('withdraw.block.turnover.way')}
        </Link>
      );
    default:
      return null;
  }
}
