import type { HelpCode } from '@lobby/feature';
import type { ComponentType } from 'react';
import { HelpFrame } from './frame/help-frame.tsx';
import { NextPages } from './frame/next-pages.tsx';
import { MarkPage } from './mark/mark-page.tsx';
import { Article, type PartBelow } from './page/article.tsx';

/** What stands below the words of a page: tables that the rules of the settlement make. */
const below: Partial<Record<HelpCode, PartBelow & { readonly bring: () => Promise<ComponentType> }>> = {
  rqgl: {
    id: 'worked',
    title: 'content.worked.title',
    bring: async () => (await import('./examples/handicap-tables.tsx')).HandicapTables,
  },
  dxqgl: {
    id: 'worked',
    title: 'content.worked.title',
    bring: async () => (await import('./examples/totals-tables.tsx')).TotalsTables,
  },
  tywt: {
    id: 'examples',
    title: 'content.examples.title',
    bring: async () => (await import('./examples/settlement-examples.tsx')).SettlementExamples,
  },
};

/** The screen of a page, once its words are here. */
export async function helpScreen(code: HelpCode): Promise<{ default: ComponentType }> {
  const part = below[code];
  const Below = await part?.bring();
  return {
    default: () => (
      <HelpFrame current={code}>
        <Article
          code={code}
          below={part}
          end={
            <>
              <MarkPage code={code} />
              <NextPages current={code} />
            </>
          }
        >
          {Below && <Below />}
        </Article>
      </HelpFrame>
    ),
  };
}
