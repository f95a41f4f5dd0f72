import type { Generated } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    members: {
      id: string;
      site_id: string;
      name: string;
      /** Lower case: names differ in more than case. */
      name_key: string;
      /** argon2id over HMAC-SHA256(pepper, md5). */
      password_hash: string;
      /** Once it is set, never changed. */
      real_name: string;
      /** "+86 13812345678"; unique in a site. */
      phone: string;
      /** In the one spelling of `readMailbox`, as it is written to. */
      email: string;
      /** `mailboxKey` of it; unique in a site. */
      email_key: Generated<string>;
      /** Of members who had one mailbox in several spellings before there was a key: all but the first keep it too. */
      email_key_shared: Generated<boolean>;
      vip_level: number;
      r_code: string;
      i_code: string;
      domain: string;
      created_at: bigint;
      /** An id of `avatarList`; empty until the member chooses. */
      avatar: Generated<string>;
      gender: Generated<'' | 'male' | 'female'>;
      /** YYYY-MM-DD; once it is set, never changed. */
      birthday: Generated<string>;
      /** ms; null: not since the registration. */
      password_changed_at: bigint | null;
      /** ms; withdrawals are held until then. */
      withdrawals_held_until: Generated<bigint>;
      /** When an operator froze the account, ms; null while it is free. */
      frozen_at: bigint | null;
    };
  }
}
