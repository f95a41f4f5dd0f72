import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Dialog } from '@lobby/ui-kit/dialog';
import { DialogStageProvider } from '@lobby/ui-kit/dialog-stage';
import { useRef } from 'react';
import type { AccessWay } from '../login-register/login-register.form.ts';
import { authMessages } from '../messages/index.ts';
import { DeviceForm } from './device-form.tsx';
import { DeviceLapsed } from './device-lapsed.tsx';
import { PhoneCheck } from './phone-check.tsx';
import type { CodeWay, DeviceState } from './verify-device.flow.ts';

export interface VerifyDeviceViewProps {
  state: DeviceState;
  /** Whose login waits. */
  name: string;
  /** Until the next code may be asked for. */
  seconds: number;
  onWant: (way: CodeWay) => void;
  /** Read that somebody will call. */
  onCallAccepted: () => void;
  onBack: () => void;
  /** Four digits. */
  onDigits: (digits: string) => void;
  onEdit: () => void;
  onSubmit: (code: string) => void;
  /** Log in or open an account instead; `name`: what stands in the form at first. */
  onWay: (way: AccessWay, name: string) => void;
  onService: () => void;
  onClose: () => void;
}

/** Draws new-device verification for a state; the notice and the security check stand over it. */
export function VerifyDeviceView(props: VerifyDeviceViewProps) {
  const { state, onClose, onBack, onCallAccepted } = props;
  const t = useText(authMessages);
  const getCode = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onClose={onClose} title={t('auth.device.title')} initialFocus={getCode}>
      {state.step === 'lapsed' ? <DeviceLapsed {...props} /> : <DeviceForm {...props} getCode={getCode} />}
      <DialogStageProvider open nested={null} onGone={stay}>
        <AlertDialog
          open={state.step === 'announcing-call'}
          title={t('auth.device.voiceTitle')}
          onConfirm={onCallAccepted}
          onCancel={onBack}
        >
          {t('auth.device.voiceNotice')}
        </AlertDialog>
        <PhoneCheck {...props} />
      </DialogStageProvider>
    </Dialog>
  );
}

/** What stands over the dialog leaves without it. */
function stay(): void {}
