import type { HelpCode } from '@lobby/feature';
import { currentLocale } from '@lobby/i18n';
import type { ComponentType } from 'react';
import { HelpFrame } from './frame/help-frame.tsx';
import { NextPages } from './frame/next-pages.tsx';
import { MarkPage } from './mark/mark-page.tsx';
import { Article, type PartBelow } from './page/article.tsx';

interface Brought extends PartBelow {
  readonly bring: () => Promise<ComponentType>;
}

/** What stands below the words of a page: tables that the rules of the settlement and the limits make. */
const below: Partial<Record<HelpCode, readonly Brought[]>> = {
  rqgl: [
    {
      id: 'worked',
      title: 'content.worked.title',
      bring: async () => (await import('./examples/handicap-tables.tsx')).HandicapTables,
    },
  ],
  dxqgl: [
    {
      id: 'worked',
      title: 'content.worked.title',
      bring: async () => (await import('./examples/totals-tables.tsx')).TotalsTables,
    },
  ],
  tywt: [
    {
      id: 'caps-by-sport',
      title: 'content.caps.title',
      async bring() {
        const { betNames, PayoutCaps } = await import('./examples/payout-caps.tsx');
        await betNames.load(currentLocale());
        return PayoutCaps;
      },
    },
    {
      id: 'examples',
      title: 'content.examples.title',
      bring: async () => (await import('./examples/settlement-examples.tsx')).SettlementExamples,
    },
  ],
};

/** The screen of a page, once its words are here. */
export async function helpScreen(code: HelpCode): Promise<{ default: ComponentType }> {
  const parts = below[code] ?? [];
  const brought = await Promise.all(parts.map(async ({ id, bring }) => ({ id, Below: await bring() })));
  return {
    default: () => (
      <HelpFrame current={code}>
        <Article
          code={code}
          below={parts}
          end={
            <>
              <MarkPage code={code} />
              <NextPages current={code} />
            </>
          }
        >
          {brought.map(({ id, Below }) => (
            <Below key={id} />
          ))}
        </Article>
      </HelpFrame>
    ),
  };
}
