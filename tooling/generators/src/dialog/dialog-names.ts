/** How a new dialog and its parts are named. */
export interface DialogNames {
  /** `claim-bonus`: the folder, and the beginning of every file. */
  readonly name: string;
  /** `wallet` */
  readonly package: string;
  /** `ClaimBonus` */
  readonly component: string;
  /** `claimBonus` */
  readonly constant: string;
  /** `wallet.claimBonus`: the beginning of every message id. */
  readonly id: string;
  /** In Simplified Chinese. */
  readonly title: string;
  /** `walletMessages` */
  readonly texts: string;
}
