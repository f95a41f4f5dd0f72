import { useBindOtherMutation } from '@lobby/api/endpoints/user-binding';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { profileMessages } from '../messages/profile/index.ts';
import { useSetOnce } from '../set-once/use-set-once.ts';

/** Saves the birthday: the only place of the dialog that calls the API. `onDone`: it is saved. */
export function useBirthday(onDone: () => void) {
  const now = useOpenedAt();
  const t = useText(profileMessages);
  const [save] = useBindOtherMutation();
  const birthday = useSetOnce(
    value => save({ birthday: value }),
    'birthday-set',
    () => {
      toast.success(t('profile.birthday.saved'));
      onDone();
    },
  );
  return { ...birthday, now };
}
