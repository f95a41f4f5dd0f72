import { useAskPreInfo, useSiteBase } from '@lobby/api/endpoints/configuration';
import { contract } from '@lobby/api-client/contract';
import type { Brand } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { expect, it, vi } from 'vitest';
import { useNamedBrand } from './named-brand.tsx';

const brand: Brand = {
  ...exampleBrand,
  words: {
    ...exampleBrand.words,
    name: { 'zh-CN': '青云', 'zh-TW': '青雲' },
    welcome: { 'zh-CN': '欢迎来到青云', 'zh-TW': '歡迎來到青雲' },
  },
};

/** The brand before the platform has said a title, and after. */
async function named(title: string): Promise<readonly Brand[]> {
  const siteBaseConfig = { title, h5DomainUrl: '', encryptSwitch: '0', playMoney: true };
  const answer = { ip: '', time: Date.now(), siteBaseConfig };
  let say = (_: typeof answer) => {};
  const said = new Promise<typeof answer>(resolve => {
    say = resolve;
  });
  const { now } = await liveHook(
    () => {
      useAskPreInfo();
      return { isAnswered: useSiteBase('playMoney') !== undefined, brand: useNamedBrand(brand) };
    },
    { [contract.configuration.preInfo.path]: () => said },
  );
  const before = now();
  expect(before.isAnswered).toBe(false);
  say(answer);
  await vi.waitFor(() => expect(now().isAnswered).toBe(true));
  return [before.brand, now().brand];
}

it('every word of the brand says the name that its operator gave the product', async () => {
  const [before, after] = await named('银河');
  expect(before).toBe(brand);
  expect(after?.words.name).toEqual({ 'zh-CN': '银河', 'zh-TW': '银河' });
  expect(after?.words.welcome).toEqual({ 'zh-CN': '欢迎来到银河', 'zh-TW': '歡迎來到银河' });
  expect(after?.words.slogan).toEqual(brand.words.slogan);
});

it.each(['', '青云'])('the title “%s” leaves the brand as it is, in both scripts', async title => {
  const [before, after] = await named(title);
  expect(after).toBe(before);
});
