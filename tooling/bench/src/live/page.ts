import '@lobby/ui-kit/styles.css';
import { type Bench, type BenchPage, type BenchVariant, mountBench } from '@lobby/sportsbook/bench';

declare global {
  interface Window {
    /** Renders the real page over a synthetic feed and starts it. */
    startLive(page: BenchPage, variant: BenchVariant, updatesPerSecond: number): Promise<void>;
    /** Stops the feed; returns how many prices are on the page, were sent, and how many last ones it does not show. */
    endLive(): Promise<{ shown: number; sent: number; lost: number }>;
  }
}

let bench: Bench | undefined;

window.startLive = async (page, variant, updatesPerSecond) => {
  const element = document.getElementById('list');
  if (element) bench = await mountBench(element, { page, variant, updatesPerSecond });
};

window.endLive = async () => {
  bench?.stop();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return { shown: bench?.shown() ?? 0, sent: bench?.sent() ?? 0, lost: bench?.lost() ?? -1 };
};
