import { useText } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Link } from '@lobby/ui-kit/link';
import { authMessages } from '../messages/index.ts';
import type { AccessForm } from './use-access-form.ts';

interface AgreeTermsProps {
  form: AccessForm;
  onTerms: () => void;
  onPrivacy: () => void;
}

/** "I am of age and agree to …"; the two names open what they name, over the form. */
export function AgreeTerms({ form, onTerms, onPrivacy }: AgreeTermsProps) {
  const t = useText(authMessages);
  return (
    <Checkbox {...form.tick('agree')}>
      {t('auth.agree.before')}
      <Link as="button" type="button" onClick={onTerms}>
        {t('auth.agree.terms')}
      </Link>
      {t('auth.agree.and')}
      <Link as="button" type="button" onClick={onPrivacy}>
        {t('auth.agree.privacy')}
      </Link>
    </Checkbox>
  );
}
