import { mainland } from '@lobby/verification/rules';
import { describe, expect, it } from 'vitest';
import { bindRules, emptyBinding, targetOf, valuesOf } from './bind-contact.form.ts';

const regions = [
  { ...mainland, areaName: '中国大陆' },
  { iso2: 'HK', areaName: '中国香港', areaCode: '+852', regex: '^[5-9]\\d{7}$' },
];
const rules = (sentTo: string) =>
  bindRules({
    contact: 'phone',
    isConfirming: false,
    byPasskey: false,
    regions,
    hasCode: to => to === sentTo,
    hasPermitCode: false,
  });
const typed = { ...emptyBinding, phone: '13800138066', code: '123456' };

describe('a new phone', () => {
  it('needs a code that was sent to it, not to another', () => {
    expect(rules('+86 13800138066').problems(typed)).toEqual({});
    expect(rules('+86 13900000000').problems(typed)).toEqual({ code: 'verification.code.getFirst' });
    expect(rules('+852 13800138066').problems(typed)).toEqual({ code: 'verification.code.getFirst' });
  });

  it('is judged by its region', () => {
    expect(rules('').problems({ ...typed, region: 'HK' }).phone).toBe('verification.phone.rule');
  });

  it('comes back from the target of a code that was sent', () => {
    const values = { ...emptyBinding, ...valuesOf({ to: '+852 51234567', iso2: 'HK' }, 'phone') };
    expect(targetOf(values, 'phone', regions)).toBe('+852 51234567');
    expect(valuesOf({ to: 'a@example.com' }, 'email')).toEqual({ email: 'a@example.com' });
  });
});
