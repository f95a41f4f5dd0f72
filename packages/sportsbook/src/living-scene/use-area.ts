import type { LivingArea } from '@lobby/feature';
import { useEffect, useState } from 'react';

/** 1rem on a page that is drawn neither larger nor smaller, px. */
const usualRoot = 16;

/** The size of a place in the units of a living drawing: px, more where the page is drawn larger; never less, for the words. */
export function useArea(place: HTMLElement): LivingArea {
  const [area, setArea] = useState(() => areaOf(place));
  useEffect(() => {
    const observer = new ResizeObserver(() => setArea(areaOf(place)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return area;
}

function areaOf({ clientWidth, clientHeight }: HTMLElement): LivingArea {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const unit = Math.max(1, root / usualRoot);
  return { width: clientWidth / unit, height: clientHeight / unit };
}
