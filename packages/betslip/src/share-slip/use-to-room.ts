import { useBrand } from '@lobby/brand-kit';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../messages/index.ts';
import { shareSlipDialog } from './share-slip.dialog.ts';

/**
 * Goes with the code of a shared slip into the room of the match that is open, or into that for all; undefined where the
 * site has no chat.
 */
export function useToRoom(): ((code: string) => void) | undefined {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const { chat } = useSlots();
  const { switches } = useBrand();
  if (!chat || !switches.chat) return undefined;
  const rid = new URLSearchParams(window.location.search).get('match') || 'lobby';
  return code =>
    void chat().then(
      ({ default: { open } }) => {
        dispatch(shareSlipDialog.close());
        dispatch(open({ rid, slip: code }));
      },
      () => toast.error(t('betslip.share.noRoom')),
    );
}
