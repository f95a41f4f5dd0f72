export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Captchas not yet answered and passes not yet used. Answering deletes the row. */
    captchas: {
      /** lot_number or x-code. */
      id: string;
      /** `pass`: a slider that was solved. `spent`: a GeeTest lot that was asked about, or a track that was accepted. */
      kind: 'slider' | 'picture' | 'pass' | 'spent';
      site_id: string;
      device_id: string;
      /** Slider: the left edge of the hole, px. Picture: the letters. Pass: SHA-256 of the pass. */
      solution: string;
      /** The proof of work that goes with it, zero bits; a pass: that went with it. */
      work_bits: number;
      issued_at: bigint;
      expires_at: bigint;
    };
  }
}
