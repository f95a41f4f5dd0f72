import type { DialogViewProps } from '@lobby/dialogs';
import type { Devices } from './devices.payload.ts';
import { DevicesView } from './devices.view.tsx';
import { SecurityTrail } from './security-trail.tsx';
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
      trail={<SecurityTrail />}
      onRetry={retry}
      onEnd={reach => send({ type: 'end-wanted', reach })}
      onConfirm={() => void confirm()}
      onThoughtBetter={() => send({ type: 'thought-better' })}
      onClose={close}
    />
  );
}
