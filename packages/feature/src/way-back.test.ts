import { describe, expect, it } from 'vitest';
import { wayBack, wayBackTo } from './way-back.ts';

describe('the way back from a page that a guard sent somebody to', () => {
  it('leads to the page with query and hash', () => {
    const state = wayBackTo({ pathname: '/mine/betRecord', search: '?status=open', hash: '#today' });
    expect(wayBack(state)).toBe('/mine/betRecord?status=open#today');
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
