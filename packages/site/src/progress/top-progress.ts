/** Starts and ends the bar. The drawing code is fetched on first use and is not part of the first page. */
export function topProgress(): { start(): void; done(): void } {
  const bar = import('./progress-bar.ts').then(module => module.progressBar);
  // A bar that cannot be fetched is no reason to disturb the page.
  const quietly = (act: (bar: { start(): void; done(): void }) => void) => bar.then(act, () => undefined);
  return {
    start: () => void quietly(loaded => loaded.start()),
    done: () => void quietly(loaded => loaded.done()),
  };
}
