import { toFailure } from '@lobby/api';
import { useBindOtherMutation } from '@lobby/api/endpoints/user-binding';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useState } from 'react';
import { profileMessages } from '../messages/profile/index.ts';
import type { Gender, GenderSaving } from './gender-choice.tsx';

/** Saves the gender when it is chosen; presses while one is being saved are ignored. */
export function useGender(): [GenderSaving, (gender: Gender) => Promise<void>] {
  const t = useText(profileMessages);
  const [saving, setSaving] = useState<GenderSaving>({});
  const [save] = useBindOtherMutation();

  async function choose(gender: Gender): Promise<void> {
    if (saving.chosen && !saving.failure) return;
    setSaving({ chosen: gender });
    const answer = await save({ gender });
    if (answer.error) return setSaving({ failure: toFailure(answer.error) });
    // The choice stays until the profile that has it arrives, and agrees with it afterwards.
    setSaving({});
    toast.success(t('profile.saved'));
  }

  return [saving, choose];
}
