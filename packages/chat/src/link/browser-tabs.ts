import { randomUuid } from '@lobby/api-client/request';
import type { TabTools } from './shared-line.ts';
import type { TabMessage } from './tab-messages.ts';

/** The name of the lock and of the channel, which the tabs of one origin share. */
const name = 'lobby.chat';

/** The tabs of this browser; undefined where it has no locks or no channels: each tab then has a line of its own. */
export function browserTabs(): TabTools | undefined {
  // Neither is there without TLS.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    lead: (during, options) => navigator.locks.request(name, options, during),
    post: message => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
    each(run, ms) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    isSeen: () => !document.hidden,
    now: Date.now,
    newId: randomUuid,
  };
}
