import type { AccessWay } from '../login-register/login-register.form.ts';
import type { CodeWay, DeviceState } from './verify-device.flow.ts';

/** What the parts of the dialog are drawn from, and what they send. */
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
