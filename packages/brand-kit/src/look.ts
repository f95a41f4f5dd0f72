import type { ComponentType } from 'react';

/** How corners are cut; the radii and the signature of each are in `@lobby/ui-kit` (tokens). */
export const shapes = ['round', 'cut', 'soft', 'plain'] as const;
/** The layout of the top of the home page. */
export const heroes = ['sky', 'ridge', 'gate', 'line'] as const;
/** The parts of the home page; a brand orders those it has. */
export const homeParts = ['hero', 'notice', 'resume', 'hot', 'halls', 'promo', 'words'] as const;
/** How matches worth looking at are laid out. */
export const hotLayouts = ['cards', 'rows', 'ticker'] as const;
/** How the halls of games are laid out. */
export const hallsLayouts = ['mosaic', 'strip', 'pairs', 'list'] as const;
/** Where the sports and quick leagues of the sportsbook are: a column beside the list, or a row above it. */
export const sportsLayouts = ['menu', 'bar'] as const;
/** How leagues lie in the list of matches. */
export const listLayouts = ['cards', 'table'] as const;
/** What marks the current page in the navigation. */
export const navigationMarks = ['underline', 'pill', 'block', 'dot'] as const;
/** The letters of the hero, page titles and stamps. */
export const displays = ['sans-600', 'serif-600', 'sans-400'] as const;
/** The pattern on the ground of a page. */
export const textures = ['stars', 'contour', 'lattice', 'none'] as const;

/** What a brand looks like beside its colours: names of variants of shared parts, which never ask for the brand. */
export interface BrandLook {
  readonly shape: (typeof shapes)[number];
  readonly hero: (typeof heroes)[number];
  readonly home: readonly (typeof homeParts)[number][];
  readonly hot: (typeof hotLayouts)[number];
  readonly halls: (typeof hallsLayouts)[number];
  readonly sports: (typeof sportsLayouts)[number];
  readonly list: (typeof listLayouts)[number];
  readonly navigationMark: (typeof navigationMarks)[number];
  readonly display: (typeof displays)[number];
  readonly texture: (typeof textures)[number];
}

/** A decorative drawing, without a name for screen readers. */
export type Drawing<Props extends object = object> = ComponentType<Props & { readonly className?: string }>;

/** What a page shows a scene for: nothing here yet, it failed, no such page, it is done, closed for now. */
export const sceneKinds = ['empty', 'failed', 'missing', 'done', 'closed'] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** The halls of games that have a drawing. */
export const hallCodes = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'] as const;
export type HallCode = (typeof hallCodes)[number];

/** The kinds of promotions that have a drawing. */
export const drawnPromotions = [
  'first-deposit',
  'next-deposit',
  'betting',
  'tasks',
  'sign-in',
  'race',
  'draw',
  'gift-code',
  'friends',
  'cashback',
] as const;
export type DrawnPromotion = (typeof drawnPromotions)[number];

/** What became of a settled ticket, by the meaning of its colour: won, lost, even, off (cancelled), sold (cashed out). */
export const stampTones = ['won', 'lost', 'even', 'off', 'sold'] as const;
export type StampTone = (typeof stampTones)[number];

/** The brand's drawings of shared things. */
export interface BrandDrawings {
  /** 760 × 400 each. */
  readonly scenes: Readonly<Record<SceneKind, Drawing>>;
  /** 320 × 168; words keep the left half clear. The ground, with its ink, is part of the drawing. */
  readonly Hall: Drawing<{ readonly code: HallCode }>;
  /** 320 × 140, with its ground: what a kind of promotion is about, in the middle. */
  readonly Promotion: Drawing<{ readonly kind: DrawnPromotion }>;
  /** 160 × 160, also drawn 20 px high; a grade from 0 to `of`, such as a VIP level. */
  readonly Grade: Drawing<{ readonly grade: number; readonly of: number }>;
  /** 96 × 64, a frame in `currentColor` around the words of a stamp. */
  readonly Stamp: Drawing<{ readonly tone: StampTone }>;
}
