import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Icon } from '@lobby/ui-kit/icon';
import type { Contact } from '@lobby/verification/confirm';
import { securityMessages } from '../messages/security/index.ts';
import css from './offer-binding.module.css';

interface OfferBindingViewProps {
  onBind: (contact: Contact) => void;
  onLater: () => void;
}

/** Why to bind something now, both ways to do it, and the way past it. */
export function OfferBindingView({ onBind, onLater }: OfferBindingViewProps) {
  const t = useText(securityMessages);
  return (
    <Dialog open onClose={onLater} title={t('security.offer.title')} size="s">
      <div className={css.sheet}>
        <span className={css.seal}>
          <Icon name="shield" size={40} />
        </span>
        <p className={css.text}>{t('security.offer.text')}</p>
        <Button variant="primary" size="l" wide onClick={() => onBind('phone')}>
          <Icon name="phone" size={20} />
          {t('security.offer.phone')}
        </Button>
        <Button variant="outline" size="l" wide onClick={() => onBind('email')}>
          <Icon name="mail" size={20} />
          {t('security.offer.email')}
        </Button>
        <Button variant="ghost" wide onClick={onLater}>
          {t('security.offer.later')}
        </Button>
        <p className={css.hint}>{t('security.offer.laterHint')}</p>
      </div>
    </Dialog>
  );
}
