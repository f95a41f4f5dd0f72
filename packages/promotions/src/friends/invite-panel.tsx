import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { copyText } from '@lobby/ui-kit/copy-text';
import { Panel } from '@lobby/ui-kit/panel';
import { QrCode } from '@lobby/ui-kit/qr-code';
import { promotionsMessages } from '../messages/index.ts';
import css from './friends.module.css';

/** The own code and link of a member, a picture of the link, and the ways to give them to others. */
export function InvitePanel({ code }: { readonly code: string }) {
  const t = useText(promotionsMessages);
  const link = inviteLink(code);
  const grouped = code.replace(/.{4}(?=.)/g, '$& ');
  const words = { copied: t('promotions.copied'), failed: t('promotions.copyFailed') };
  const title = t('promotions.friends.share.title');
  // Not every browser has it, and a page without TLS never.
  const canShare = typeof navigator.share === 'function';
  return (
    <Panel heading={t('promotions.friends.invite')} intro={t('promotions.friends.invite.hint')}>
      <div className={css.invite}>
        <QrCode
          text={link}
          label={t('promotions.friends.qr')}
          save={{ fileName: `invite-${code}.png`, label: t('promotions.friends.qr.save') }}
        />
        <dl className={css.rows}>
          <div>
            <dt>{t('promotions.friends.code')}</dt>
            <dd>
              <b className={css.code} translate="no">
                {grouped}
              </b>
              <CopyButton
                text={code}
                label={t('promotions.copy', { name: t('promotions.friends.code') })}
                words={words}
              />
            </dd>
          </div>
          <div>
            <dt>{t('promotions.friends.link')}</dt>
            <dd className={css.link} translate="no">
              {link}
            </dd>
          </div>
        </dl>
        <div className={css.actions}>
          <Button variant="primary" onClick={() => copyText(link, words)}>
            {t('promotions.copy', { name: t('promotions.friends.link') })}
          </Button>
          {canShare && (
            // Whoever closes the browser's sheet has changed their mind: nothing to tell.
            <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
              {t('promotions.friends.share')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The address by which friends come to this site of the brand: it opens the registration, which carries the code. */
const inviteLink = (code: string): string =>
  new URL(`${paths.home()}?icode=${code}&register=1`, location.origin).href;
