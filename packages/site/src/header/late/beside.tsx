import type { PaletteParts } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { startWorker } from '../../worker/start-worker.ts';
import { ChatWay } from '../chat-way/chat-way.tsx';
import { FloatingBar } from '../floating-bar/floating-bar.tsx';
import { HallMenus } from '../hall-menu/hall-menus.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';

/** What comes with the first rest of a page and stands beside every one. */
export function Beside(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [header, setHeader] = useState<HTMLElement | null>();
  useEffect(() => setHeader(place.current?.parentElement?.querySelector(':scope > header')), []);
  useEffect(startWorker, []);
  return (
    <>
      <span ref={place} hidden />
      {header && <HallMenus header={header} />}
      <FloatingBar />
      <ChatWay />
      <TabBar />
      <Keys />
    </>
  );
}

/** What listens for the keys of the site. Without it every page works by its links. */
function Keys(): ReactNode {
  const { palette } = useSlots();
  const Part = useMemo(() => palette && lazy(() => palette().then(keysOf, nothing)), [palette]);
  return <Suspense>{Part && <Part />}</Suspense>;
}

const keysOf = (loaded: { readonly default: PaletteParts }) => ({ default: loaded.default.Keys });
const nothing = () => ({ default: () => null });
