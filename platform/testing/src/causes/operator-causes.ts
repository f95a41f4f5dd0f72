import { contract } from '@lobby/api-client/contract';
import type { ResultName } from '@lobby/api-client/result-codes';
import { expect } from 'vitest';
import type { CauseStage, Causes } from './cause-stage.ts';

const { configuration, userSession, venue } = contract;
const sites = '/dev/operator/sites';
const openAll = { login: '', registration: '', text: '', textTw: '' };

/** What leads to the codes of an operator's decisions, most of them about site 1002. */
export function operatorCauses(stage: CauseStage): Causes {
  const { running, clientOf, told, join, set, account, login, operate } = stage;

  /** What an operator decides counts within a second: until then another answer comes, and after that this one. */
  const decided =
    (wanted: ResultName, fields: Record<string, string>, ask: () => Promise<string | undefined>) =>
    async () => {
      expect(await operate(sites, fields)).toBe(200);
      await expect.poll(ask).toBe(wanted);
      return wanted;
    };
  const preInfo = () => told(clientOf({ siteId: '1002' }), configuration.preInfo, {});
  const loginThere = (country = '') => login(clientOf({ siteId: '1002', country }), 'nobody1');

  return {
    maintenance: decided('maintenance', { site: '1002', closed: 'on', minutes: '5' }, preInfo),
    'system-under-maintenance': decided(
      'system-under-maintenance',
      { site: 'platform', closed: 'on', minutes: '' },
      preInfo,
    ),
    async 'contact-customer-service'() {
      const member = await join();
      await set(member, { frozen_at: 1n });
      return login(clientOf(), member.name);
    },
    async 'region-limited'() {
      await running.platform.db.updateTable('sites').set({ restricted_regions: 'SG' }).execute();
      const register = () => told(clientOf({ country: 'SG' }), userSession.register, account());
      await expect.poll(register).not.toBe('success');
      const answer = await register();
      await running.platform.db.updateTable('sites').set({ restricted_regions: '' }).execute();
      return answer;
    },
    'region-warning': decided('region-warning', { site: '1002', warned: 'SG', blocked: '' }, () =>
      loginThere('SG'),
    ),
    'ip-restricted': decided(
      'ip-restricted',
      { site: '1002', warned: '', blocked: '203.0.113.0/24' },
      preInfo,
    ),
    async 'venue-under-maintenance'() {
      const transfers = '/dev/operator/transfers';
      expect(await operate(transfers, { id: 'LHQP', maintenance: 'on', minutes: '5' })).toBe(200);
      return told((await join()).client, venue.transfer, { channelCode: 'LHQP', amount: '1', ty: '1' });
    },
    'popup-not-prompted': decided(
      'popup-not-prompted',
      { site: '1002', ...openAll, login: 'silent' },
      loginThere,
    ),
    'login-register-suspended-with-popup': decided(
      'login-register-suspended-with-popup',
      { site: '1002', ...openAll, login: 'dialog' },
      loginThere,
    ),
    'login-register-suspended-without-popup': decided(
      'login-register-suspended-without-popup',
      { site: '1002', ...openAll, login: 'message' },
      loginThere,
    ),
  };
}

/** Takes back what the causes have decided. */
export async function letEverybodyIn({ operate }: CauseStage): Promise<void> {
  const forms: readonly Record<string, string>[] = [
    { site: '1002', closed: 'off', minutes: '' },
    { site: 'platform', closed: 'off', minutes: '' },
    { site: '1002', warned: '', blocked: '' },
    { site: '1002', ...openAll },
  ];
  for (const fields of forms) await operate(sites, fields);
}
