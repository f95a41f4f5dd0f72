export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What must never differ between two starts, e.g. the pepper's fingerprint. */
    platform_facts: { name: string; value: string };
  }
}
