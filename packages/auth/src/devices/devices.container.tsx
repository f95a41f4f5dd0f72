import type { DialogViewProps } from '@lobby/dialogs';
import type { Devices } from './devices.payload.ts';
import { DevicesView } from './devices.view.tsx';
import { SecurityLog } from './security-log.tsx';
import { useDevices } from './use-devices.ts';

/** Where the member is logged in, at work. */
export default function DevicesContainer({ payload, close }: DialogViewProps<Devices | undefined>) {
  const { state, send, confirm, sessions, failure, retry } = useDevices();
  return (
    <DevicesView
      first={payload?.tab}
      state={state}
      sessions={sessions}
      failure={failure}
      securityLog={<SecurityLog />}
      onRetry={retry}
      onEnd={target => send({ type: 'end-requested', target })}
      onConfirm={() => void confirm()}
      onCancel={() => send({ type: 'cancelled' })}
      onClose={close}
    />
  );
}
