import type { AccessWay } from '../dialogs/login-register.payload.ts';
import type { CodeWay } from '../entry/device-challenge.ts';
import type { DeviceState } from './verify-device.flow.ts';

/** What the parts of the dialog are drawn from, and what they send. */
export interface VerifyDeviceViewProps {
  state: DeviceState;
  /** Whose login waits. */
  name: string;
  /** Seconds until the next code may be requested. */
  seconds: number;
  onWant: (way: CodeWay) => void;
  /** The notice of a call was confirmed. */
  onCallAccepted: () => void;
  onBack: () => void;
  /** Four digits. */
  onDigits: (digits: string) => void;
  onEdit: () => void;
  onSubmit: (code: string) => void;
  /** Log in or register instead; `name`: the initial value of the form. */
  onWay: (way: AccessWay, name: string) => void;
  onService: () => void;
  onClose: () => void;
}
