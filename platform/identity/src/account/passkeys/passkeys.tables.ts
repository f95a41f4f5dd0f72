import type { passkeyPurposes } from '@lobby/api-client/contract/site/user-passkeys';
import type { Generated } from 'kysely';
import '@lobby/platform-kernel/database/tables';

/** What a passkey may confirm. */
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    passkeys: {
      site_id: string;
      member_id: string;
      /** base64url, as the authenticator chose it. */
      credential_id: string;
      /** COSE. */
      public_key: Uint8Array;
      /** How often the authenticator has signed, as it says; 0 for those that do not count. */
      counter: bigint;
      /** How a browser reaches it, separated by spaces. */
      transports: string;
      device_label: string;
      added_at: bigint;
      used_at: Generated<bigint>;
    };
    /** What a passkey has been asked to sign, once, by this session. */
    passkey_challenges: {
      /** SHA-256 of the ticket. */
      id: string;
      site_id: string;
      member_id: string;
      session_id: string;
      /** `register`: a new passkey answers it. */
      purpose: PasskeyPurpose | 'register';
      /** 32 random bytes, base64url. */
      challenge: string;
      expires_at: bigint;
    };
  }
}
