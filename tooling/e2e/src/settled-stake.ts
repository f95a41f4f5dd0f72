import { findVirtualOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import type { TestClient } from '@lobby/platform-testing/client/test-client';
import { expect } from '@playwright/test';
import type { Time } from './time.ts';

/** At shorter odds nothing would count as turnover. */
const shortest = 1.6;

/**
 * Bets on a virtual match that has not begun, through the API, for a journey about something else; its turnover counts
 * once the match is over.
 * @param yuan "100"
 */
export async function stakeOnVirtual(client: TestClient, yuan: string, time: Time): Promise<void> {
  await expect(async () => {
    const offer = await findVirtualOffer(client, shortest);
    if (!offer) {
      await time.advanceServers(30_000);
      throw new Error('no match ahead has such a price now');
    }
    const { data, message } = await placeBet(client, offer, yuan);
    expect(data?.code, message).toBe('560');
  }).toPass({ timeout: 60_000, intervals: [100] });
}
