import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { expect, it, vi } from 'vitest';
import { goHomeAndReload } from '../../navigation/go-home-and-reload.ts';
import { useService } from './use-service.ts';

const answers = { [contract.configuration.onlinecustomservice.path]: { url: '' } };

it('customer service is told which page failed before the site was loaded anew, once', async () => {
  goHomeAndReload({ assign: vi.fn(), pathname: '/mine/wallet', search: '' });
  const first = await liveHook(useService, answers);
  expect(first.now().failedAt).toBe('/mine/wallet');
  const second = await liveHook(useService, answers);
  expect(second.now().failedAt).toBeUndefined();
});
