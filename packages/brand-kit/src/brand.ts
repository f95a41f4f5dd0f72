import type { LivingArtProps, Switches } from '@lobby/feature';
import type { ComponentType } from 'react';
import type { BrandDrawings, BrandLook } from './look.ts';

/** The languages a site can have. */
export type BrandLocale = 'zh-CN' | 'zh-TW';

/** The light and the dark face of a site. */
export type BrandEdition = 'classic' | 'pro';

/** A short text in every language of a site. */
export type BrandText = Readonly<Record<BrandLocale, string>>;

/** What the home page shows large (the first) or as a card (the others). */
export interface BrandBanner {
  readonly id: string;
  readonly title: BrandText;
  readonly text: BrandText;
  /** The label of the button. */
  readonly action: BrandText;
  /** A path of this site. */
  readonly to: string;
  /** A drawing in the brand's own colours; decorative. */
  readonly Art: ComponentType<{ className?: string }>;
}

/** Which slider shows that a person is there. The picture captcha is ours everywhere, as the accessible alternative. */
export type BrandCaptcha =
  /** The platform issues and judges it. */
  | { readonly kind: 'own' }
  | {
      readonly kind: 'geetest';
      /** GeeTest's public id of this site; the key that checks it is the platform's. */
      readonly captchaId: string;
      /** Where GeeTest v4's script is fetched from, on demand. */
      readonly scriptOrigin: string;
      /** What that script loads and reaches further. */
      readonly otherOrigins: readonly string[];
    };

/** Everything that makes one site differ from another. Plain data and drawings, no behaviour. */
export interface Brand {
  /** Lower-case id: the folder, the `data-brand` attribute. */
  readonly code: string;
  /** The site id of the wire (`x-api-site`). */
  readonly siteId: string;
  /** Which terminal this build is, 2000 unless agreed otherwise; the platform keeps it with each session (docs/rules.md#pages). */
  readonly terminalCode: number;
  /** A second code beside it, 1 unless agreed otherwise, kept in the same way. */
  readonly secondCodeFlag: 0 | 1;
  readonly defaultEdition: BrandEdition;
  readonly defaultLocale: BrandLocale;
  readonly locales: readonly BrandLocale[];
  readonly api: {
    /** Origin of the platform, without a trailing slash. */
    readonly baseUrl: string;
    /**
     * False: calls go to the site's own origin, whose server passes them on to the platform. True: browsers call
     * the platform at its origin, which must let this site in (CORS) and costs a preflight for nearly every call.
     */
    readonly direct: boolean;
    /** Origin under which this site is served. */
    readonly host: string;
    /** Which of the brand's wire keys this build signs with. */
    readonly keyId: string;
    /** 32 bytes in base64. Public by nature: it filters noise, it does not authenticate. */
    readonly key: string;
    /** 1 for a platform that knows only the first version of the signature; 2, which covers all of a call, otherwise. */
    readonly signature?: 1 | 2;
    /** Bodies travel encrypted when the platform's switch agrees. */
    readonly encryption: boolean;
  };
  readonly chat: {
    /** WebSocket origin of the chat. */
    readonly baseUrl: string;
  };
  readonly captcha: BrandCaptcha;
  /** Origins of venues whose games may be shown, in a frame or a tab; never our own. */
  readonly allowedFrameOrigins: readonly string[];
  /** Origins a link or redirect may lead to besides our own. */
  readonly allowedLinkOrigins: readonly string[];
  /** ISO 3166 codes of regions in which the site takes no new business (docs/operations.md#who-is-let-in). */
  readonly restrictedRegions: readonly string[];
  readonly switches: Switches;
  /** The most a member may stake at one press on a price, whole yuan; 500 unless the brand says otherwise. */
  readonly quickBetMax?: number;
  readonly words: {
    /** The product name: the page title starts with it. */
    readonly name: BrandText;
    readonly slogan: BrandText;
    /** Greeting of the access dialog; `{brand}` is the product name. */
    readonly welcome: BrandText;
  };
  readonly look: BrandLook;
  readonly art: BrandDrawings & {
    readonly Logo: ComponentType<{ className?: string }>;
    /** Fills the half of the access dialog beside its form, on the side where the hero has its drawing. */
    readonly AccessArt: ComponentType<{ className?: string }>;
    /** Takes the place of the first banner's drawing while matches are in play; a `lazyArt`, fetched once the page is idle. */
    readonly LivingArt?: ComponentType<LivingArtProps>;
    readonly banners: {
      readonly first: BrandBanner;
      /** Words and drawings of the others, which are cards further down: fetched when the visitor comes near them. */
      readonly later?: () => Promise<readonly BrandBanner[]>;
    };
  };
}

/** Declares a brand; the compiler asks for every answer, and the build checks their values. */
export function defineBrand<const B extends Brand>(brand: B): Brand {
  return brand;
}
