import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { type Brand, BrandProvider } from '@lobby/brand-kit';
import { type ReactNode, useMemo } from 'react';

/** Provides the brand by the name that its operator gave the product: every part that says it says the same. */
export function NamedBrandProvider({ brand, children }: { brand: Brand; children: ReactNode }): ReactNode {
  return <BrandProvider brand={useNamedBrand(brand)}>{children}</BrandProvider>;
}

/** The brand with `title` of preInfo in its words, in both scripts, where that is not the name it was built with. */
export function useNamedBrand(brand: Brand): Brand {
  const title = useSiteBase('title');
  return useMemo(() => {
    const { name } = brand.words;
    if (!title || title === name['zh-CN']) return brand;
    const words = Object.entries(brand.words).map(([of, text]) => [
      of,
      {
        'zh-CN': text['zh-CN'].replaceAll(name['zh-CN'], title),
        'zh-TW': text['zh-TW'].replaceAll(name['zh-TW'], title),
      },
    ]);
    // Safe: the same words, in the same scripts.
    return { ...brand, words: Object.fromEntries(words) as Brand['words'] };
  }, [brand, title]);
}
