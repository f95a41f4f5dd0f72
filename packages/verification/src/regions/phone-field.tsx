import type { ChoiceBinding, TextBinding } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { TextField } from '@lobby/ui-kit/text-field';
import { verificationMessages } from '../messages/index.ts';
import { RegionPicker } from './region-picker.tsx';
import type { Regions } from './use-regions.ts';

interface PhoneFieldProps extends TextBinding {
  region: ChoiceBinding<string>;
  regions: Regions;
}

/** A phone with its region in front. Takes `form.text('phone')`, read by `phoneReader`, and `form.choice('region')`. */
export function PhoneField({ region, regions, ...phone }: PhoneFieldProps) {
  const t = useText(verificationMessages);
  return (
    <TextField
      {...phone}
      type="tel"
      inputMode="tel"
      placeholder={t('verification.phone.placeholder')}
      autoComplete="tel-national"
      before={<RegionPicker {...region} regions={regions} />}
    />
  );
}
