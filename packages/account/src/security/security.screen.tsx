import { useServerNow } from '@lobby/api/use-server-now';
import { useSlots } from '@lobby/feature/slots';
import { useAccount } from '@lobby/verification/security-score';
import { useDispatch } from 'react-redux';
import { bindContactDialog } from '../bind-contact/bind-contact.dialog.ts';
import { bindRealNameDialog } from '../bind-real-name/bind-real-name.dialog.ts';
import { changePasswordDialog } from '../change-password/change-password.dialog.ts';
import { Passkeys } from './passkeys.container.tsx';
import { SecurityView } from './security.view.tsx';
import { useReturn } from './use-return.ts';

export default function SecurityScreen() {
  const { account, failure, isRetrying, retry } = useAccount();
  const { devices } = useSlots();
  const dispatch = useDispatch();
  const isComplete = account?.info.bindPhone === true && account.info.bindRealName;
  const returnsTo = useReturn(isComplete);
  return (
    <SecurityView
      account={account}
      failure={failure}
      isRetrying={isRetrying}
      now={useServerNow()}
      returns={returnsTo !== undefined && !isComplete}
      onRetry={retry}
      onBind={contact => dispatch(bindContactDialog.open({ contact }))}
      onRealName={() => dispatch(bindRealNameDialog.open({}))}
      onPassword={() => dispatch(changePasswordDialog.open())}
      passkeys={account && <Passkeys isReachable={account.info.bindPhone || account.info.email !== ''} />}
      onDevices={devices && (tab => dispatch(devices(tab)))}
    />
  );
}
