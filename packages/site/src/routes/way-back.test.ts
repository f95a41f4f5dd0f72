import { describe, expect, it } from 'vitest';
import { sentHomeFrom, wayBack } from './way-back.ts';

describe('the page to return to after login', () => {
  it('is kept with query and hash, except for the home page', () => {
    expect(sentHomeFrom({ pathname: '/mine/betRecord', search: '?status=open', hash: '#today' })).toEqual({
      goingTo: '/mine/betRecord?status=open#today',
    });
    expect(sentHomeFrom({ pathname: '/home', search: '?register=1', hash: '' })).toBeUndefined();
  });

  it.each(['/mine/betRecord?status=open#today', '/game/sport/%E8%B6%B3', '/', '/redirect/home'])(
    'may be %s',
    goingTo => {
      expect(wayBack({ goingTo })).toBe(goingTo);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /home',
    '/\t/evil.example',
    '/mine\\..\\evil',
    'mine',
    '',
    1,
    undefined,
  ])('is never %j', goingTo => {
    expect(wayBack({ goingTo })).toBeUndefined();
  });

  it.each([null, undefined, 'x', {}])('is undefined for the state %j', state => {
    expect(wayBack(state)).toBeUndefined();
  });
});
