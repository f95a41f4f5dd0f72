import type { feedbackKinds } from '@lobby/api-client/contract/site/user-feedback';

/** Feedback of members. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    feedback: {
      id: string;
      site_id: string;
      member_id: string;
      kind: (typeof feedbackKinds)[number];
      /** Plain text. */
      text: string;
      sent_at: bigint;
      /** HTML of the operator; empty until answered. */
      answer: string;
      answered_at: bigint | null;
      /** When the member opened the answer. */
      read_at: bigint | null;
    };
    /** When members sent feedback, deleted ones included. */
    feedback_sendings: { member_id: string; sent_at: bigint };
  }
}
