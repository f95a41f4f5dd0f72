import { useLocale } from '@lobby/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Feed } from '../feed/feed.ts';

const silent = () => () => {};

/** Opens a feed while the part is on the page; a new `name`, or another language for its names, closes it and opens the next. */
export function useFeed<State>(name: string, open: () => Feed<State>, initial: State) {
  const key = `${name} ${useLocale()}`;
  const [current, setCurrent] = useState<{ key: string; feed: Feed<State> }>();
  useEffect(() => {
    const feed = open();
    setCurrent({ key, feed });
    return () => feed.close();
  }, [key]);
  // The feed of the last query is closed already: show nothing of it.
  const feed = current?.key === key ? current.feed : undefined;
  const read = () => feed?.read() ?? initial;
  const state = useSyncExternalStore(feed?.subscribe ?? silent, read, read);
  return { state, feed };
}
