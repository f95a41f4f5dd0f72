import { brandsIn, type Draft } from '../draft/draft.ts';

/** A brand that is there, read from the text of its `brand.ts`. */
export interface KnownBrand {
  readonly code: string;
  /** In Simplified Chinese; empty when it does not say one. */
  readonly name: string;
  readonly siteId: string;
}

export const knownBrands = (draft: Draft): readonly KnownBrand[] =>
  brandsIn(draft).map(code => {
    const text = draft.read(`brands/${code}/brand.ts`);
    const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    return { code, name: find(/\bname: \{ 'zh-CN': '([^']+)'/), siteId: find(/\bsiteId: '(\d+)'/) };
  });
