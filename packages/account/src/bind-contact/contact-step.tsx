import { refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Hint } from '@lobby/ui-kit/hint';
import { TextField } from '@lobby/ui-kit/text-field';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import { CodePart, FailureNote } from '@lobby/verification/confirm';
import { verificationMessages } from '@lobby/verification/messages';
import { PhoneField } from '@lobby/verification/regions';
import { securityMessages } from '../messages/security/index.ts';
import { isAboutContact } from './bind-contact.flow.ts';
import { targetOf } from './bind-contact.form.ts';
import css from './bind-contact.module.css';
import type { BindContactViewProps } from './bind-contact.props.ts';
import { bindWords } from './bind-words.ts';
import type { BindForm } from './use-bind-form.ts';

/** The new phone or mailbox, and the code that was sent there. */
export function ContactStep(props: BindContactViewProps & { form: BindForm }) {
  const { contact, bound, isProven, state, regions, newCode, form } = props;
  const t = useText(securityMessages, verificationMessages);
  const locale = useLocale();
  const failure = state.step === 'entering' ? state.failure : undefined;
  const aboutCode = failure && isAboutCode(failure) ? failure : undefined;
  const aboutContact = failure && isAboutContact(failure, contact) ? failure : undefined;
  const problem = aboutContact && refusalText(aboutContact, locale);
  const changes = bound[contact] !== '';
  const hold = changes ? 'security.change.hold' : isProven ? 'security.bind.hold' : undefined;
  const isSaving = state.step === 'saving' || state.step === 'bound';
  const to = targetOf(form.values, contact, regions.list);
  const iso2 = contact === 'phone' ? form.values.region : undefined;
  return (
    <>
      {hold ? (
        <Callout icon="warning">{t(hold)}</Callout>
      ) : (
        <Hint size="m">{t(contact === 'phone' ? 'security.bindPhone.hint' : 'security.bindEmail.hint')}</Hint>
      )}
      {contact === 'phone' ? (
        <PhoneField {...form.text('phone', problem)} region={form.choice('region')} regions={regions} />
      ) : (
        <TextField
          {...form.text('email', problem)}
          inputMode="email"
          placeholder={t('verification.email.placeholder')}
          autoComplete="email"
        />
      )}
      <CodePart
        ask={newCode}
        contact={contact}
        to={to}
        shown={to}
        field={form.text('code')}
        onEmpty={() => form.set('code', '')}
        refusal={aboutCode}
        onWant={way => form.judge(contact) && newCode.want(way, iso2 === undefined ? { to } : { to, iso2 })}
      />
      <FailureNote failure={aboutCode || aboutContact ? undefined : failure} />
      <div className={css.buttons}>
        {'permit' in state && state.permit && (
          <Button size="l" disabledLook={isSaving} onClick={() => !isSaving && props.onBack()}>
            {t('security.back')}
          </Button>
        )}
        <SubmitButton missing={form.missing} busy={isSaving}>
          {t(bindWords(contact, changes).submit)}
        </SubmitButton>
      </div>
    </>
  );
}
