import { useLocale } from '@lobby/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { inTraditional } from './in-locale.ts';

/** Gives a story what it was given in the language of the page: a team has its Traditional name in zh-TW. */
export const StoryInLocale: Decorator = (Story, { args }) => {
  const locale = useLocale();
  const given = useMemo(() => (locale === 'zh-TW' ? inTraditional(args) : args), [args, locale]);
  return <Story args={given} />;
};
