import type { AskCodeProps, Bound, Contact, PasskeyState, Via } from '@lobby/verification/confirm';
import type { Regions } from '@lobby/verification/regions';
import type { BindState } from './bind-contact.flow.ts';
import type { BindValues } from './bind-contact.form.ts';

/** What the parts of the dialog are drawn from, and what they send. */
export interface BindContactViewProps {
  /** What is to be bound or changed. */
  contact: Contact;
  bound: Bound;
  /** What is bound was proven just now: it confirms the other without a step of its own. */
  isProven: boolean;
  state: BindState;
  regions: Regions;
  /** A passkey instead. */
  passkey: PasskeyState;
  /** The code to what is bound. */
  permitCode: AskCodeProps;
  /** The code to the new phone or mailbox. */
  newCode: AskCodeProps;
  initial?: Partial<BindValues>;
  onVia: (via: Via) => void;
  /** `code`: empty where a passkey confirms. */
  onConfirm: (code: string) => void;
  /** `to`: the new phone or mailbox, as the platform gets it. */
  onSubmit: (to: string, code: string) => void;
  onBack: () => void;
  onEdit: () => void;
  onService: () => void;
  onClose: () => void;
}
