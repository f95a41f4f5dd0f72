import { lazyWithTexts } from '@lobby/i18n';
import { Suspense } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { HotSkeleton } from './hot-skeleton.by-look.tsx';
// The sheets of what comes late are small and travel in the page.
import './hot-parts.module.css';
import '../status/live-clock.module.css';
import '@lobby/ui-kit/crest.css';
import '@lobby/ui-kit/price-cell.css';
import '@lobby/ui-kit/empty-state.css';
import '@lobby/ui-kit/visually-hidden.css';

/** The feed and its codec are loaded after the first render. */
const HotWithBoard = lazyWithTexts(
  async () => ({ default: (await import('./hot-list.tsx')).HotWithBoard }),
  sportsbookMessages,
);

/** Up to eight matches worth looking at, with live 1X2 prices. For the home page, visitors too. */
export function HotMatches({ scenePlace }: { readonly scenePlace: HTMLElement | null }) {
  return (
    <Suspense fallback={<HotSkeleton />}>
      <HotWithBoard scenePlace={scenePlace} />
    </Suspense>
  );
}
