/** The numbers of the specification, section 9. */
export const progressNumbers = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const;

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
