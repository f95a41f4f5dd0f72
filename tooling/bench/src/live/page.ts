import '@lobby/ui-kit/styles.css';
import { type Bench, type BenchVariant, mountBench } from '@lobby/sportsbook/bench';

declare global {
  interface Window {
    /** Renders the real list over a synthetic feed and starts it. */
    startLive(variant: BenchVariant, updatesPerSecond: number): Promise<void>;
    /** Stops the feed; returns how many prices were sent and how many last ones are not on the page. */
    endLive(): Promise<{ sent: number; lost: number }>;
  }
}

let bench: Bench | undefined;

window.startLive = async (variant, updatesPerSecond) => {
  const element = document.getElementById('list');
  if (element) bench = await mountBench(element, { variant, updatesPerSecond });
};

window.endLive = async () => {
  bench?.stop();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return { sent: bench?.sent() ?? 0, lost: bench?.lost() ?? -1 };
};
