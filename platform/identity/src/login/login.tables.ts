export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** One-time permission to log in without a captcha, issued by register. */
    login_grants: {
      /** SHA-256 of the grant. */
      id: string;
      site_id: string;
      member_id: string;
      device_id: string;
      expires_at: bigint;
    };
  }
}
