import { findVirtualOffer, placeBet, type VirtualPick } from '@lobby/platform-testing/book/test-bets';
import { virtualResults } from '@lobby/platform-testing/book/virtual-goals';
import type { TestClient } from '@lobby/platform-testing/client/test-client';
import { expect } from '@playwright/test';
import { platformSeed } from './platform-process.ts';
import type { Time } from './time.ts';

/** At shorter odds nothing would count as turnover; at longer ones less may be staked. */
const [shortest, longest] = [1.6, 4.5];

interface Wanted {
  /** The bet will be lost: how virtual matches end is known beforehand. */
  readonly loses?: boolean;
  /** Matches that were bet on, to which this one is added: on two sides of one match nothing would count. */
  readonly besides?: Set<string>;
}

/**
 * Bets on a virtual match that has not begun, through the API, for a journey about something else; its turnover counts
 * once the match is over.
 * @param yuan "100"; at most "2500".
 */
export async function stakeOnVirtual(
  client: TestClient,
  yuan: string,
  time: Time,
  { loses = false, besides = new Set() }: Wanted = {},
): Promise<void> {
  await expect(async () => {
    const isLost = lostAt(time.now());
    let match = '';
    const offer = await findVirtualOffer(client, pick => {
      match = nameOf(pick);
      const isLongEnough = pick.odds > shortest && pick.odds < longest;
      return isLongEnough && !besides.has(match) && (!loses || isLost(pick));
    });
    if (!offer) {
      await time.advanceServers(30_000);
      throw new Error('no match ahead has such a price now');
    }
    const { data, message } = await placeBet(client, offer, yuan);
    expect(data?.code, message).toBe('560');
    besides.add(match);
  }).toPass({ intervals: [100] });
}

/** Two sides meet again only after their match is over. */
const nameOf = ({ home, away }: Pick<VirtualPick, 'home' | 'away'>) => `${home} ${away}`;

/** Whether a pick on a coming virtual match will be lost; of matches further ahead nothing is said. */
function lostAt(now: number): (pick: VirtualPick) => boolean {
  const results = virtualResults(platformSeed, now);
  return ({ home, away, side }) => {
    const own = results.filter(result => result.home['zh-CN'] === home && result.away['zh-CN'] === away);
    const isWon = ([goals, against]: readonly [number, number]) =>
      side === 'H' ? goals > against : against > goals;
    return own.length > 0 && !own.some(({ full }) => isWon(full));
  };
}
