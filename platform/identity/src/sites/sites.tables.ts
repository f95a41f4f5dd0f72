import type { ColumnType, Generated } from 'kysely';
import type { Suspension } from './site-rules.ts';

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
      /** ISO 3166 codes of the brand's regions that it does no business in, separated by spaces. */
      restricted_regions: Defaulted<string>;
      /** The same of regions whose visitors are warned before they log in. */
      warned_regions: Defaulted<string>;
      /** What the brand states of its market, as JSON (`@lobby/market`). */
      market: Defaulted<string>;
      /** What the brand allows of the turnover that bonuses ask for. */
      bonus_rules: Defaulted<'fair' | 'open'>;
      /** Networks in CIDR notation that nothing is answered to, separated by spaces. */
      blocked_networks: Defaulted<string>;
      /** How a login is refused for now; empty = it is not. */
      login_suspended: Defaulted<Suspension | ''>;
      registration_suspended: Defaulted<Suspension | ''>;
      /** What the dialog says in each script; empty = the words of the code. */
      suspension_text: Defaulted<string>;
      suspension_text_zh_tw: Defaulted<string>;
    };
    /** One row while the whole platform is under maintenance; `closed_until` (ms) when the end is known. */
    platform_closures: { id: Generated<number>; closed_until: bigint | null };
    /** When a device was warned that its region may restrict the site. */
    region_warnings: { site_id: string; device_id: string; country: string; warned_at: bigint };
    /** Public client keys by id; old ones stay valid until removed, so they can be rotated. */
    site_keys: { id: string; site_id: string; key: string; created_at: bigint };
  }
}
