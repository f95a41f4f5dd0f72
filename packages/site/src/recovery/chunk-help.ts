import type { ChunkHelp } from '@lobby/dialogs';
import { isVanishedChunk } from './vanished-chunk.ts';

/**
 * What is said of a dialog whose file did not come. A file that vanished with a deploy needs a reload, which waits
 * while a bet is on its way; without a line, a reload would lose the page.
 */
export function chunkHelp(hasMoneyInFlight: () => boolean, isOnline = () => navigator.onLine): ChunkHelp {
  return {
    explain(error) {
      if (!isVanishedChunk(error) || !isOnline()) return 'broken';
      return hasMoneyInFlight() ? 'held' : 'stale';
    },
    reload() {
      if (!hasMoneyInFlight()) window.location.reload();
    },
  };
}
