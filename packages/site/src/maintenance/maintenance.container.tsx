import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { MaintenanceView } from './maintenance.view.tsx';
import type { MaintenanceNotice } from './maintenance-notice.ts';
import { useMaintenance } from './use-maintenance.ts';

/** The maintenance page, at work; it goes by itself. */
export default function MaintenanceContainer({ payload, close }: DialogViewProps<MaintenanceNotice>) {
  const dispatch = useDispatch();
  const { seconds, retry } = useMaintenance(payload.until, close);
  return (
    <MaintenanceView
      until={payload.until}
      seconds={seconds}
      onRetry={retry}
      onService={() => dispatch(serviceOpened())}
    />
  );
}
