import { describe, expect, it } from 'vitest';
import { missingFiles } from '../testing/missing-files.ts';
import { make, unsaved } from '../testing/repository.ts';
import { unknownNames } from '../testing/unknown-names.ts';
import { providersFolder } from './payment-provider.generator.ts';

const folder = `${providersFolder}/trial-pay`;
const flags = { name: '试样支付', collects: 'unionpay,usdt-trc20', 'pays-out': 'bank,usdt-erc20' };

describe('a new payment provider', () => {
  it('is a folder with its object, both halves, its settings and its promises, and nothing to register', async () => {
    const draft = unsaved();
    await make(draft, 'payment-provider', 'trial-pay', flags);
    expect(draft.created.map(file => file.replace(`${folder}/`, '')).sort()).toEqual(
      'channels.ts code.ts deposits.ts fake-server.ts provider.test.ts provider.ts settings.ts withdrawals.ts'.split(
        ' ',
      ),
    );
    expect(draft.changed).toEqual(['docs/operations.md']);
    expect(draft.read(`${folder}/provider.ts`)).toContain("collects: ['unionpay', 'usdt-trc20']");
    expect(draft.read(`${folder}/channels.ts`)).toContain("id: 'usdt-trc20-trial-pay', method: 'usdt-trc20'");
    expect(draft.read(`${folder}/settings.ts`)).toContain("variable: 'LOBBY_TRIAL_PAY_PAYMENT_SECRETS'");
    expect(draft.read('docs/operations.md')).toContain('| `LOBBY_TRIAL_PAY_PAYMENT_URL` |');
    expect([...unknownNames(draft), ...missingFiles(draft)]).toEqual([]);
  });

  it.each([
    ['collects', 'withdrawals.ts', { name: '试样', 'pays-out': '' }],
    ['pays out', 'deposits.ts', { name: '试样', collects: '' }],
  ])('that only %s has no %s', async (_, file, half) => {
    const draft = unsaved();
    await make(draft, 'payment-provider', 'trial-pay', half);
    expect(draft.has(`${folder}/${file}`)).toBe(false);
    expect([...unknownNames(draft), ...missingFiles(draft)]).toEqual([]);
  });

  it.each([
    ['reference', flags, 'exists already'],
    ['contract', flags, 'exists already'],
    ['Trial', flags, 'is no name here'],
    ['trial-pay', { ...flags, name: 'Trial' }, 'has no Chinese character'],
    ['trial-pay', { ...flags, collects: 'cash' }, 'There is no "cash"; there are bank, alipay'],
    ['trial-pay', { ...flags, 'pays-out': 'wechat' }, 'There is no "wechat"; there are bank, alipay'],
    ['trial-pay', { ...flags, collects: '', 'pays-out': '' }, 'A provider collects, pays out, or both'],
  ])('is refused: %s %o', async (code, answers, words) => {
    await expect(make(unsaved(), 'payment-provider', code, answers)).rejects.toThrow(words);
  });
});
