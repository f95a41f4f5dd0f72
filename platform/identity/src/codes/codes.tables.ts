/** What a code is for. One code never serves another purpose. */
export type Purpose =
  | 'reset-phone'
  | 'reset-email'
  | 'new-device'
  /** Shows that the member holds the phone or mailbox to be bound. */
  | 'bind-phone'
  | 'bind-email'
  /** Sent to what is bound already, and permits the change. */
  | 'change-phone'
  | 'change-email'
  | 'change-password'
  | 'add-passkey'
  | 'remove-passkey'
  /** Sent to what is bound too: to change where withdrawals go, each way by itself. */
  | 'add-payout-account'
  | 'remove-payout-account'
  | 'default-payout-account'
  /** To set or change it, which takes the former one besides. */
  | 'withdrawal-password'
  /** A forgotten one, without the former: the code alone permits it. */
  | 'reset-withdrawal-password'
  | 'withdrawal';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** One person proving something by a code: the ticket they hold, and at most one live code. */
    verifications: {
      /** SHA-256 of the ticket. */
      id: string;
      site_id: string;
      device_id: string;
      purpose: Purpose;
      /** Null: no member has this name and target. The answers are the same, but no code is right. */
      member_id: string | null;
      /** A mac of the name and the target the ticket was given for. */
      subject: string;
      /** `asked`: a code is to come. `proven`: the code was right, the next step is allowed. */
      stage: 'asked' | 'proven';
      /** A mac of the code; null before the first was sent. */
      code_mac: string | null;
      code_expires_at: bigint;
      /** Codes tried since the last one was sent. */
      tries: number;
      expires_at: bigint;
    };
    /** Guesses at the middle digits of a member's phone that were wrong, since `day_began` (ms). */
    number_guesses: { member_id: string; day_began: bigint; guesses: number };
    /**
     * When a phone or mailbox of a site was last sent a code, by any caller, and how often within a day; the same by the
     * member who asked.
     */
    code_targets: { id: string; sent_at: bigint; day_began: bigint; sent_in_day: number };
  }
}
