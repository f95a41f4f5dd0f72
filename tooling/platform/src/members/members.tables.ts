export {};

declare module '../kernel/tables.ts' {
  interface Tables {
    members: {
      id: string;
      site_id: string;
      name: string;
      /** Lower case: names differ in more than case. */
      name_key: string;
      /** argon2id over HMAC-SHA256(pepper, md5). */
      password_hash: string;
      real_name: string;
      phone: string;
      email: string;
      vip_level: number;
      r_code: string;
      i_code: string;
      domain: string;
      created_at: bigint;
      /** When an operator froze the account, ms; null while it is free. */
      frozen_at: bigint | null;
    };
  }
}
