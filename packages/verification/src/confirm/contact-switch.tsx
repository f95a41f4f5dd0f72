import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { Contact, Via } from './code-purpose.ts';
import css from './contact-switch.module.css';
import { confirmMessages } from './messages/index.ts';

/** What is bound to a member, masked; empty = not bound. */
export type Bound = Readonly<Record<Contact, string>>;

interface ContactSwitchProps {
  bound: Bound;
  via: Via;
  /** The member has a passkey that this browser can use. */
  passkey: boolean;
  disabled: boolean;
  onVia: (via: Via) => void;
}

/** Where a code goes that proves who the member is: the phone or the mailbox, where both are bound; or a passkey. */
export function ContactSwitch({ bound, via, passkey, disabled, onVia }: ContactSwitchProps) {
  const t = useText(confirmMessages);
  const ways = (['phone', 'email', 'passkey'] as const).filter(way =>
    way === 'passkey' ? passkey : bound[way] !== '',
  );
  return (
    <>
      {ways.length > 1 && (
        <Segmented<Via>
          wide
          label={t('confirm.via')}
          value={via}
          onChange={onVia}
          items={ways.map(value => ({
            value,
            label: t(`confirm.via.${value}`),
            disabled,
          }))}
        />
      )}
      {via !== 'passkey' && (
        <p className={css.target}>
          <span className={css.label}>{t(`confirm.via.${via}.to`)}</span>
          <strong className={css.value}>{bound[via]}</strong>
        </p>
      )}
    </>
  );
}
