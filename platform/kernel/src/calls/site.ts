import type { MarketProfile } from '@lobby/market';
import type { Locale } from './locale.ts';

/** The colours of a page, as CSS writes them: "#f3f4fa". */
export interface SiteColours {
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** The colours and the sign of a site, for the pages the platform shows in its name. */
export interface SiteLook {
  readonly light: SiteColours;
  readonly dark: SiteColours;
  /** An SVG document, shown as an image, so nothing in it runs; empty = none. */
  readonly logo: string;
}

/** A brand as the platform knows it. */
export interface Site {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** The title in each language. */
  readonly titles: Readonly<Record<Locale, string>>;
  readonly look: SiteLook;
  readonly h5DomainUrl: string;
  /** `{langx}` is replaced by the language of the request. */
  readonly serviceUrl: string;
  readonly corsOrigins: readonly string[];
  readonly encryptSwitch: '0' | '1';
  readonly playMoney: boolean;
  /** Fen. */
  readonly openingBalance: bigint;
  /** Whether withdrawals need the withdrawal password (the brand's switch of that name), or else a code. */
  readonly withdrawalPassword: boolean;
  /** What it is held to; where its brand states nothing, the strictest. */
  readonly market: MarketProfile;
  /** Client keys by id, base64. Public: they are in every bundle. */
  readonly keys: ReadonlyMap<string, string>;
}

/** All sites, read once at start. */
export interface Sites {
  byId(siteId: string): Site | undefined;
  all(): readonly Site[];
}
