export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Devices (x-api-uuid) a member has logged in on. */
    known_devices: { member_id: string; device_id: string; seen_at: bigint };
    /** Networks a member has logged in from; a mac, for an address is personal. */
    known_networks: { member_id: string; network: string; seen_at: bigint };
  }
}
