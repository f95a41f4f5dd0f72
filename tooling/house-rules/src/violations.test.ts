import { describe, expect, it } from 'vitest';
import { withoutComments } from './violations.ts';

describe('reading code without its comments', () => {
  it('blanks comments and keeps the lines', () => {
    expect(withoutComments('a /* 6001\n 6002 */ b\n// 6003\nc')).toBe('a        \n         b\n\nc');
  });

  it('leaves addresses alone', () => {
    expect(withoutComments("const url = 'https://a.example/6001';")).toContain('6001');
  });
});
