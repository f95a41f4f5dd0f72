import { type SayText, useText } from '@lobby/i18n';
import { plainUiTexts, type UiText, UiTextProvider } from '@lobby/ui-kit/ui-text';
import { type ReactNode, useMemo } from 'react';
import { siteMessages } from '../messages/index.ts';

/** Provides the texts of ui-kit components in the language of the page. */
export function UiWords({ children }: { children: ReactNode }) {
  const t = useText(siteMessages);
  const text = useMemo(() => uiWords(t), [t]);
  return <UiTextProvider text={text}>{children}</UiTextProvider>;
}

type SiteText = SayText<NonNullable<typeof siteMessages.ids>>;

function uiWords(t: SiteText): Partial<UiText> {
  return {
    ...Object.fromEntries(plainUiTexts.map(word => [word, t(`site.ui.${word}`)])),
    page: number => t('site.ui.page', { number }),
    total: count => t('site.ui.total', { count }),
    perPage: size => t('site.ui.perPage', { size }),
  };
}
