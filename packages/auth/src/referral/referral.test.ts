import { beforeEach, describe, expect, it } from 'vitest';
import { clearReferral, keepReferral, readReferral } from './referral.ts';

beforeEach(clearReferral);

describe('referral codes', () => {
  it.each(['rcode', 'r_code', 'r_Code', 'rCode'])('are read from %s', name => {
    keepReferral(`?${name}=AB12`);
    expect(readReferral()).toEqual({ rCode: 'AB12', iCode: '' });
  });

  it.each(['icode', 'i_code', 'i_Code', 'iCode'])('are read from %s', name => {
    keepReferral(`?${name}=CD34&rcode=x`);
    expect(readReferral()).toEqual({ rCode: 'x', iCode: 'CD34' });
  });

  it('are kept when the next page has none, and deleted when cleared', () => {
    keepReferral('?rcode=AB12');
    keepReferral('?other=1');
    expect(readReferral().rCode).toBe('AB12');
    clearReferral();
    expect(readReferral()).toEqual({ rCode: '', iCode: '' });
  });

  it('of an agent and of a friend replace each other, so that the last link counts', () => {
    keepReferral('?rcode=AB12');
    keepReferral('?icode=CD34');
    expect(readReferral()).toEqual({ rCode: '', iCode: 'CD34' });
    keepReferral('?rcode=AB12');
    expect(readReferral()).toEqual({ rCode: 'AB12', iCode: '' });
  });

  it.each(['', '<script>', 'a b', 'x'.repeat(65), '%00'])('are ignored when stored as %j', code => {
    keepReferral(`?rcode=${encodeURIComponent(code)}`);
    expect(readReferral().rCode).toBe('');
  });
});
