import { useAskPreInfo } from '@lobby/api/endpoints/configuration';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { expect, it, vi } from 'vitest';
import { useProductName } from './use-product-name.ts';

/** What the product is called, before the platform has said its title and after. */
async function named(title: string): Promise<readonly string[]> {
  const siteBaseConfig = { title, h5DomainUrl: '', encryptSwitch: '0', playMoney: true };
  const answer = { ip: '', time: Date.now(), siteBaseConfig };
  let say = (_: typeof answer) => {};
  const said = new Promise<typeof answer>(resolve => {
    say = resolve;
  });
  const { now, asked } = await liveHook(
    () => {
      useAskPreInfo();
      return useProductName();
    },
    { [contract.configuration.preInfo.path]: () => said },
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const before = now();
  say(answer);
  await vi.waitFor(() => expect(now()).toBe(title || before));
  return [before, now()];
}

it('the product is called as its operator calls it', async () => {
  const [before, after] = await named('银河');
  expect(before).not.toBe('银河');
  expect(after).toBe('银河');
});

it('a platform without a title leaves the name of the brand', async () => {
  const [before, after] = await named('');
  expect(after).toBe(before);
});
