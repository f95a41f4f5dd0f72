import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { minute } from '@lobby/calendar';
import { sql } from 'kysely';
import { md5, testClient } from '../client/test-client.ts';
import {
  bindForWithdrawals,
  giveWithdrawalAccount,
  testWithdrawalPassword,
} from '../money/test-withdrawals.ts';
import { testPlatform } from '../server/test-platform.ts';
import type { CauseStage, Causes } from './cause-stage.ts';

const { configuration, userSession, venue, withdraw } = contract;

/** What leads to the codes of calls in general, and of those that move money. */
export function callCauses(stage: CauseStage): Causes {
  const { running, clock, newPhone, clientOf, told, join, reachable, account } = stage;

  async function withdrawer() {
    const member = await join();
    await bindForWithdrawals(running, member, newPhone());
    return member;
  }
  const withdrawal = { accountId: 'card01', amount: '100' };
  const resource = (token: string) => ({
    method: sportsbook.todayWagers.method,
    enName: 'CRTY' as const,
    Request: { token },
  });

  return {
    success: () => told(clientOf(), configuration.preInfo, {}),
    async 'access-denied'() {
      const { client } = await join();
      await client.call(contract.playerProtection.timeOut, { hours: 24, agreed: true });
      return told(client, venue.transfer, { channelCode: 'JXDZ', amount: '1', ty: '1' });
    },
    'not-found': () => told(clientOf(), configuration.preInfo, {}, { path: '/site/api/v1/nothing' }),
    async 'server-error'() {
      const { client } = await join();
      await sql`ALTER TABLE letters RENAME TO letters_gone`.execute(running.platform.db);
      const answer = await told(client, contract.letter.letterList, {});
      await sql`ALTER TABLE letters_gone RENAME TO letters`.execute(running.platform.db);
      return answer;
    },
    'bad-gateway': async () =>
      told((await join()).client, contract.payment.pay, { channelId: 'unionpay-1', amount: '100' }),
    'invalid-parameter': () => told(clientOf(), userSession.register, { ...account(), name: '1' }),
    'illegal-parameter': () => told(clientOf(), userSession.memberInfo, {}, { encrypted: false }),
    'file-upload-failure': async () =>
      told((await join()).client, contract.userFeedback.uploadImage, { image: 'AAAA' }),
    async 'frequent-submission'() {
      const { client } = await join();
      const add = (text: string) =>
        told(client, contract.userFeedback.feedbackAdd, { kind: 'account', text });
      for (let n = 0; n < 10; n++) await add(`number ${n}`);
      return add('one more');
    },
    warning: async () =>
      told((await join()).client, contract.playerProtection.confirmLimit, { kind: 'deposit', period: 'day' }),
    'wallet-token-expired': async () => told((await join()).client, venue.resource, resource('of no launch')),
    async 'locking-unavailable'() {
      const member = await withdrawer();
      await giveWithdrawalAccount(running, member, 0, 'locked');
      const wrong = { ...withdrawal, accountId: 'locked', password: md5('271828') };
      const ask = () => told(member.client, withdraw.withdrawNew, wrong);
      for (let n = 0; n < 5; n++) await ask();
      return ask();
    },
    async 'withdrawal-protection-error'() {
      const member = await withdrawer();
      await giveWithdrawalAccount(running, member, clock.now() + minute, 'waiting');
      const asked = { ...withdrawal, accountId: 'waiting', password: md5(testWithdrawalPassword) };
      return told(member.client, withdraw.withdrawNew, asked);
    },
    async 'uid-verification-error'() {
      const launched = await (await join()).client.call(venue.launch, { enName: 'CRTY' });
      return told((await join()).client, venue.resource, resource(launched.data?.venueToken ?? ''));
    },
    'no-data': async () => told((await join()).client, contract.userFeedback.feedbackList, {}),
    async 'system-busy'() {
      const full = await testPlatform({ maxInFlight: 0, logLevel: 'silent' });
      const answer = await told(testClient(full.url), configuration.preInfo, {});
      await full.stop();
      return answer;
    },
    'bind-real-name': async () =>
      told((await reachable()).client, contract.bankCard.addAccount, {
        kind: 'bank',
        number: '6222021200000000013',
      }),
  };
}
