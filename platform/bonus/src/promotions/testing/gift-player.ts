import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';

const { promotion, activityTopGift, userSession } = contract;

/** Registers a member of site 1001 who joins promotions and claims gifts, through the calls of the wire. */
export async function giftPlayer(running: RunningPlatform, clock: Clock, name: string) {
  const client = testClient(running.url, '1001', { now: () => clock.now() });
  const { userId: memberId } = await client.join(name);
  return {
    ...{ client, memberId },
    /** In a session of now: one that is older than half an hour has ended. */
    async login() {
      client.token = (await client.call(userSession.login, { name, password: md5('lobby2026x') })).token;
    },
    join: (id: string) => client.send(promotion.joinActivity, { id }),
    own: async (id: string) => (await client.call(promotion.config, { id })).promotions[0]?.own,
    gifts: async () => (await client.call(activityTopGift.exchangeRecord, {})).list,
    claim: (id: string) => client.send(promotion.confirmInfo, { id }),
    balance: async () => Number((await client.call(userSession.memberInfo, {})).balance),
  };
}
