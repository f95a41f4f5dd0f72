import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { DialogStageProvider } from '@lobby/ui-kit/dialog-stage';
import { CallNotice } from '@lobby/verification/codes';
import { useRef } from 'react';
import { authMessages } from '../messages/index.ts';
import { DeviceLapsed } from '../parts/device-lapsed.tsx';
import { DeviceForm } from './device-form.tsx';
import { PhoneCheck } from './phone-check.tsx';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

/** Renders new-device verification for a state; the notice and the security check are shown over it. */
export function VerifyDeviceView(props: VerifyDeviceViewProps) {
  const { state, name, onWay, onClose, onBack, onCallAccepted } = props;
  const t = useText(authMessages);
  const getCode = useRef<HTMLButtonElement>(null);
  const codeBox = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} title={t('auth.device.title')} initialFocus={getCode}>
      {state.step === 'lapsed' ? (
        <DeviceLapsed onLogin={() => onWay('login', name)} />
      ) : (
        <DeviceForm {...props} getCode={getCode} codeBox={codeBox} />
      )}
      <DialogStageProvider open nested={null} onGone={stay}>
        <CallNotice open={state.step === 'announcing-call'} onAccept={onCallAccepted} onCancel={onBack} />
        <PhoneCheck {...props} codeBox={codeBox} />
      </DialogStageProvider>
    </Dialog>
  );
}

/** What stands over the dialog leaves without it. */
function stay(): void {}
