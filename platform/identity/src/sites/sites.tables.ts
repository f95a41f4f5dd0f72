import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    sites: {
      id: string;
      code: string;
      title: string;
      /** Empty: as `title`. */
      title_zh_tw: Defaulted<string>;
      /** A `SiteLook` as JSON. */
      look: Defaulted<string>;
      /** Under maintenance; `closed_until` (ms) when the end is known. */
      closed: Defaulted<boolean>;
      closed_until: bigint | null;
      h5_domain_url: string;
      service_url: string;
      /** Browser origins of the brand, separated by spaces. */
      cors_origins: string;
      encrypt_switch: '0' | '1';
      play_money: boolean;
      /** Fen a new member receives. */
      opening_balance: bigint;
      /** The brand's switch of that name: withdrawals need the withdrawal password, or else a code. */
      withdrawal_password: Generated<boolean>;
    };
    /** Public client keys by id; old ones stay valid until removed, so they can be rotated. */
    site_keys: { id: string; site_id: string; key: string; created_at: bigint };
  }
}
