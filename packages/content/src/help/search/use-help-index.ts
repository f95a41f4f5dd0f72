import { type HelpCode, paths } from '@lobby/feature';
import { type Locale, sayText, useLocale } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { contentMessages } from '../../messages/index.ts';
import { useSay } from '../page/use-page.ts';
import { proseHere, proseOf } from '../prose.ts';
import { type HelpIndex, helpIndexOf } from './help-index.ts';
import { searchMessages } from './messages/index.ts';

// Safe: the keys of the paths are the codes.
const codes = Object.keys(paths.help) as HelpCode[];
const indexes = new Map<Locale, Promise<HelpIndex>>();

/** The index in the language of the site: undefined while it is built, which takes the words of every page. */
export function useHelpIndex(): {
  readonly index: HelpIndex | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const locale = useLocale();
  const say = useSay();
  const [built, setBuilt] = useState<{ locale: Locale; index?: HelpIndex }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const coming = indexes.get(locale) ?? build(locale, say);
    indexes.set(locale, coming);
    coming.then(
      index => isWanted && setBuilt({ locale, index }),
      () => {
        indexes.delete(locale);
        if (isWanted) setBuilt({ locale });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, tries]);
  const own = built?.locale === locale ? built : undefined;
  return {
    index: own?.index,
    hasFailed: own !== undefined && !own.index,
    retry: () => {
      setBuilt(undefined);
      setTries(count => count + 1);
    },
  };
}

async function build(locale: Locale, say: (text: string) => string): Promise<HelpIndex> {
  const texts = [contentMessages, searchMessages, ...codes.map(proseOf)];
  await Promise.all(texts.map(each => each.load(locale)));
  const pages = codes.map(code => ({
    code,
    title: sayText(contentMessages, `content.${code}`),
    words: sayText(searchMessages, `helpSearch.words.${code}`),
    prose: proseHere(code, locale),
  }));
  return helpIndexOf(pages, say, locale);
}
