import { useBrand } from '@lobby/brand-kit';
import { useState } from 'react';

/** The origins of games: those that the server of the page has written into it, as into its policy, or the brand's. */
export function useFrameOrigins(): readonly string[] {
  const { allowedFrameOrigins } = useBrand();
  // A page that a build draws opens no game.
  const [served] = useState(() => (typeof document === 'undefined' ? undefined : servedOrigins(document)));
  return served ?? allowedFrameOrigins;
}

/** What a page says may be framed; undefined where it says nothing. */
export function servedOrigins(page: Document): readonly string[] | undefined {
  const said = page.querySelector<HTMLMetaElement>('meta[name="lobby-frames"]')?.content;
  return said?.split(' ').filter(origin => origin !== '');
}
