import type { Page } from '@playwright/test';

/** One bet as the platform answered it to the bet record page: exact text, not what a screen rounds. */
export interface RecordedBet {
  readonly ticketId: string;
  readonly status: string;
  readonly teamH: string;
  readonly teamC: string;
  readonly odds: string;
  readonly oddsFormat: string;
  readonly score: string;
  readonly result: string;
  readonly stake: string;
  readonly risk: string;
  readonly winnable: string;
  readonly netWin: string;
}

/** Yuan text as fen, exactly. */
export function fenOf(yuan: string): number {
  const [whole = '0', cents = ''] = yuan.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return yuan.startsWith('-') ? -value : value;
}

/** Counts the calls of a path that a page makes from now on. */
export function countCalls(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', request => {
    if (path.test(new URL(request.url()).pathname)) count++;
  });
  return () => count;
}
