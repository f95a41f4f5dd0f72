import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Segmented } from '@lobby/ui-kit/segmented';
import { profileMessages } from '../messages/profile/index.ts';

const genders = ['male', 'female'] as const;

export type Gender = (typeof genders)[number];

/** Saving of the gender, which begins when it is chosen. */
export interface GenderSaving {
  /** The one that is being saved. */
  readonly chosen?: Gender;
  readonly failure?: ApiFailure;
}

interface GenderChoiceProps {
  /** Empty until the member says. */
  readonly gender: Gender | '';
  readonly saving: GenderSaving;
  onChoose(gender: Gender): void;
}

/** The member's gender, freely chosen and changed. */
export function GenderChoice({ gender, saving, onChoose }: GenderChoiceProps) {
  const t = useText(profileMessages);
  const locale = useLocale();
  return (
    <>
      <Segmented<Gender | ''>
        label={t('profile.gender')}
        value={saving.chosen ?? gender}
        items={genders.map(value => ({ value, label: t(`profile.gender.${value}`) }))}
        onChange={value => value !== '' && onChoose(value)}
      />
      {saving.failure && (
        <Hint role="alert" tone="danger" as="span">
          {inlineText(saving.failure, locale) ?? t('profile.saveFailed')}
        </Hint>
      )}
    </>
  );
}
