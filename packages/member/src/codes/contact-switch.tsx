import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import { securityMessages } from '../security/messages/index.ts';
import type { Contact } from './code-purpose.ts';
import css from './contact-switch.module.css';

/** What is bound to a member, masked; empty = not bound. */
export type Bound = Readonly<Record<Contact, string>>;

interface ContactSwitchProps {
  bound: Bound;
  via: Contact;
  disabled: boolean;
  onVia: (via: Contact) => void;
}

/** Where a code goes that proves who the member is: the phone or the mailbox, where both are bound. */
export function ContactSwitch({ bound, via, disabled, onVia }: ContactSwitchProps) {
  const t = useText(securityMessages);
  const hasBoth = bound.phone !== '' && bound.email !== '';
  return (
    <>
      {hasBoth && (
        <Segmented<Contact>
          wide
          label={t('security.via')}
          value={via}
          onChange={onVia}
          items={(['phone', 'email'] as const).map(value => ({
            value,
            label: t(`security.via.${value}`),
            disabled,
          }))}
        />
      )}
      <p className={css.target}>
        <span className={css.label}>{t(`security.via.${via}.to`)}</span>
        <strong className={css.value}>{bound[via]}</strong>
      </p>
    </>
  );
}
