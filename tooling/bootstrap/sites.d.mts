/** A brand of this repository. */
export interface KnownBrand {
  readonly code: string;
  /** In Simplified Chinese. */
  readonly name: string;
  /** Under which id the platform knows its site. */
  readonly siteId: string;
  /** How far its port stands from the port base. */
  readonly offset: number;
}

/** Every folder with a `brand.ts` under `brands/`, in the order of the site ids. */
export const brands: readonly KnownBrand[];
