/** One row of the result: ours, the reference of the same run, and their ratio. */
export interface Figure {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: string;
  readonly goal: string;
  /** Undefined when the figure has no goal of its own. */
  readonly met?: boolean;
}

/** Prints figures as a markdown table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, ours, beside, ratio, goal, met }) => {
    const verdict = met === undefined ? '' : met ? 'yes' : 'no';
    return `| ${[what, ours, beside, ratio, goal, verdict].join(' | ')} |`;
  });
  return ['| what | ours | beside | ratio | goal | met |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** What may block the main thread, as a multiple of what the floor page does: a difference in ms would differ by machine. */
export const mostBlocked = 1.5;

/** Blocked time beside that of the floor page. */
export const blockedRatio = (ours: number, floor: number): string =>
  floor > 0 ? `${(ours / floor).toFixed(2)} × F` : ours > 0 ? 'F none' : 'both none';

export const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)}x`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const micros = (ms: number): string => `${(ms * 1000).toFixed(2)} µs`;

/** The median of the numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The smallest of the numbers that so many percent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
