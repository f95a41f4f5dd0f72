import { useBindOtherMutation } from '@lobby/api/endpoints/user-binding';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { securityMessages } from '../messages/security/index.ts';
import { useSetOnce } from '../set-once/use-set-once.ts';

/** Binds the real name: the only place of the dialog that calls the API. `onDone`: it is bound. */
export function useBindRealName(onDone: () => void) {
  const t = useText(securityMessages);
  const [save] = useBindOtherMutation();
  return useSetOnce(
    realName => save({ realName }),
    () => {
      toast.success(t('security.realName.done'));
      onDone();
    },
  );
}
