/** What a member is sent a code for: to bind a new phone or mailbox, or to change something, to what is bound. */
export type CodePurpose =
  | 'bind-phone'
  | 'bind-email'
  | 'change-phone'
  | 'change-email'
  | 'change-password'
  | 'add-passkey'
  | 'remove-passkey'
  | 'add-payout-account'
  | 'remove-payout-account'
  | 'default-payout-account'
  | 'withdrawal-password'
  | 'reset-withdrawal-password'
  | 'withdrawal';

/** The one thing a code is good for, where its purpose leaves a choice: an account, or a withdrawal (yuan) to it. */
export interface CodeAbout {
  readonly accountId: string;
  readonly amount?: string;
}

/** `type` of sendCode/two. */
export const codeType = {
  'bind-phone': 4,
  'bind-email': 4,
  'change-phone': 5,
  'change-email': 6,
  'change-password': 7,
  'add-passkey': 8,
  'remove-passkey': 9,
  'add-payout-account': 10,
  'withdrawal-password': 11,
  withdrawal: 12,
  'remove-payout-account': 13,
  'default-payout-account': 14,
  'reset-withdrawal-password': 15,
} as const satisfies Record<CodePurpose, number>;

/** Whether the code goes to what is bound already, whose number only the platform knows. */
export function goesToBound(purpose: CodePurpose): boolean {
  return codeType[purpose] !== 4;
}

/** What proves a member, and what codes go to. */
export type Contact = 'phone' | 'email';

/** How a change is confirmed: by a code to what is bound, or by a passkey. */
export type Via = Contact | 'passkey';

export const otherContact = { phone: 'email', email: 'phone' } as const satisfies Record<Contact, Contact>;
