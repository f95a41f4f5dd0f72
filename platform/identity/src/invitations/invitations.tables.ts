import type { Generated } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** The code by which a member invites others; it is given to everybody, so no secret. */
    invite_codes: {
      member_id: string;
      site_id: string;
      /** `inviteCodeLength` characters of `codeAlphabet`; unique in a site. */
      code: string;
      made_at: bigint;
    };
    /** Who registered by whose code. Written with the account and never changed. */
    invited_members: {
      id: Generated<number>;
      member_id: string;
      inviter_id: string;
      site_id: string;
      /** ms */
      registered_at: bigint;
      device_id: string;
      /** A `CallerNetwork`. */
      address: string;
      /** Whether another member of the site had logged in on the device before. */
      is_device_known: boolean;
    };
  }
}
