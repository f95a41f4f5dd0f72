import { toFailure } from '@lobby/api';
import { usePasskeysQuery } from '@lobby/api/endpoints/user-passkeys';
import { hasPasskeys } from '@lobby/verification/confirm';
import { useDispatch } from 'react-redux';
import { changePasskeysDialog } from '../change-passkeys/change-passkeys.dialog.ts';
import { PasskeysView } from './passkeys.view.tsx';

/** The passkeys of the member, at work. @param isReachable a phone or mailbox is bound. */
export function Passkeys({ isReachable }: { isReachable: boolean }) {
  const { data, error, isFetching, refetch } = usePasskeysQuery();
  const dispatch = useDispatch();
  return (
    <PasskeysView
      passkeys={data}
      failure={!data && error ? toFailure(error) : undefined}
      isRetrying={isFetching}
      isSupported={hasPasskeys()}
      isReachable={isReachable}
      onRetry={() => void refetch()}
      onAdd={() => dispatch(changePasskeysDialog.open({}))}
      onRemove={({ id, device }) => dispatch(changePasskeysDialog.open({ remove: { id, device } }))}
    />
  );
}
