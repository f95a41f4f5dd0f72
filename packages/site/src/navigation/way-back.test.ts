import { describe, expect, it } from 'vitest';
import { sentHomeFrom } from './way-back.ts';

describe('the page to return to after login', () => {
  it('is kept with query and hash, except for the home page', () => {
    expect(sentHomeFrom({ pathname: '/mine/betRecord', search: '?status=open', hash: '#today' })).toEqual({
      goingTo: '/mine/betRecord?status=open#today',
    });
    expect(sentHomeFrom({ pathname: '/home', search: '?register=1', hash: '' })).toBeUndefined();
  });
});
