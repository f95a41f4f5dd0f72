import type { DialogViewProps } from '@lobby/dialogs';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { QrCode } from '@lobby/ui-kit/qr-code';
import type { ReactNode } from 'react';
import { betslipMessages } from '../messages/index.ts';
import css from './share-slip.module.css';
import type { SharedSlip } from './shared-slip.ts';
import { useToRoom } from './use-to-room.ts';

/** What a member gives to others: code, link and picture of one slip. */
export default function ShareSlipView({ payload, close }: DialogViewProps<SharedSlip>): ReactNode {
  const t = useText(betslipMessages);
  const format = useFormat();
  const { code, expiresAt } = payload;
  const grouped = `${code.slice(0, 5)}-${code.slice(5)}`;
  const link = linkOf(code);
  const words = { copied: t('betslip.share.copied'), failed: t('betslip.share.copyFailed') };
  const title = t('betslip.share.title');
  // Not every browser has it, and a page without TLS never.
  const toRoom = useToRoom();
  const canSend = typeof navigator.share === 'function';
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="s"
      actions={
        (canSend || toRoom) && (
          <>
            {toRoom && <Button onClick={() => toRoom(code)}>{t('betslip.share.toRoom')}</Button>}
            {canSend && (
              <Button
                variant="primary"
                // Whoever closes the browser's sheet has changed their mind: nothing to tell.
                onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
              >
                {t('betslip.share.send')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={css.body}>
        <p className={css.hint}>{t('betslip.share.hint')}</p>
        <QrCode text={link} label={t('betslip.share.qr')} />
        <dl className={css.rows}>
          <div>
            <dt>{t('betslip.share.code')}</dt>
            <dd>
              <b className={css.code}>{grouped}</b>
              <CopyButton text={grouped} label={t('betslip.share.copyCode')} words={words} />
            </dd>
          </div>
          <div>
            <dt>{t('betslip.share.link')}</dt>
            <dd>
              <span className={css.link}>{link}</span>
              <CopyButton text={link} label={t('betslip.share.copyLink')} words={words} />
            </dd>
          </div>
        </dl>
        <p className={css.until}>{t('betslip.share.until', { time: format.dateTime(expiresAt) })}</p>
      </div>
    </Dialog>
  );
}

/** Where the slip behind a code is opened, on the site that the member is on. */
function linkOf(code: string): string {
  return new URL(`${paths.game.sport({ enName: 'crty' })}?slip=${code}`, location.origin).href;
}
