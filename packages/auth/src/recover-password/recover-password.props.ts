import type { Regions } from '@lobby/verification/regions';
import type { RecoveryAccount, RecoveryState, RecoveryWay } from './recover-password.flow.ts';
import type { RecoveryValues } from './recover-password.form.ts';

/** What the parts of the wizard are drawn from, and what they send. */
export interface RecoverPasswordViewProps {
  state: RecoveryState;
  regions: Regions;
  /** Whole seconds until a new code may be requested. */
  resendIn: number;
  /** Whole seconds until the success screen returns to login. */
  returnIn: number;
  initial?: Partial<RecoveryValues>;
  onWay: (way: RecoveryWay) => void;
  /** `iso2`: the region of the phone. */
  onAccount: (account: RecoveryAccount, iso2: string) => void;
  onCode: (code: string) => void;
  onResend: () => void;
  onPassword: (password: string, repeat: string) => void;
  onBack: () => void;
  onEdit: () => void;
  onLogin: () => void;
  onService: () => void;
  onClose: () => void;
}
