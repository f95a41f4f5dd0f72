import { loginOpened, useSession } from '@lobby/api/session';
import { refusalTitle } from '@lobby/api-client/refusal-reasons';
import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { betslipMessages } from '../messages/index.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import type { StateWithBetslip } from '../state/betslip-state.ts';
import { useSlipContext } from '../view/hooks/slip-context.tsx';
import { shareSlipDialog } from './share-slip.dialog.ts';
import { slipToShare } from './slip-to-share.ts';

/** Shares the slip and shows its code; a visitor is asked to log in. */
export function useShare(): { readonly isSharing: boolean; share(): Promise<void> } {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const store = useStore<StateWithBetslip>();
  const { shares } = usePorts();
  const { legs } = useSlipContext();
  const { loggedIn } = useSession();
  const [isSharing, setSharing] = useState(false);

  const share = async () => {
    if (!loggedIn) {
      store.dispatch(loginOpened({ way: 'login' }));
      return;
    }
    setSharing(true);
    const answer = await shares.share(slipToShare(store.getState().betslip, legs.read()));
    setSharing(false);
    if (answer.ok) {
      const { code, expiresAt } = answer;
      store.dispatch(shareSlipDialog.open({ code, expiresAt }));
    } else {
      const { failure } = answer;
      toast.error(inlineText(failure, locale) ?? t('betslip.share.failed'), refusalTitle(failure, locale));
    }
  };
  return { isSharing, share };
}
