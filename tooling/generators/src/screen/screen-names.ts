import type { KnownCall } from '../contract/known-call.ts';

/** How a new screen and its parts are named. */
export interface ScreenNames {
  /** `vip-levels`: the folder, and the beginning of every file. */
  readonly name: string;
  /** `inbox` */
  readonly package: string;
  /** `VipLevels` */
  readonly component: string;
  /** `inbox.vipLevels`: the beginning of every message id. */
  readonly id: string;
  /** In Simplified Chinese. */
  readonly title: string;
  /** `inboxMessages` */
  readonly texts: string;
}

/** A call that a hook asks. */
export type AskedCall = KnownCall & { readonly hook: NonNullable<KnownCall['hook']> };
