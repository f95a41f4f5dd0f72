import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { type Brand, BrandProvider } from '@lobby/brand-kit';
import type { ReactNode } from 'react';

/** Provides the brand by the name that its operator gave the product: every part that says it says the same. */
export function NamedBrandProvider({ brand, children }: { brand: Brand; children: ReactNode }): ReactNode {
  return <BrandProvider brand={namedBrand(brand, useSiteBase('title'))}>{children}</BrandProvider>;
}

/** The brand with `title` of preInfo as its name, in both scripts, where that is not the one it was built with. */
export function namedBrand(brand: Brand, title: string | undefined): Brand {
  const { words } = brand;
  if (!title || title === words.name['zh-CN']) return brand;
  return { ...brand, words: { ...words, name: { 'zh-CN': title, 'zh-TW': title } } };
}
