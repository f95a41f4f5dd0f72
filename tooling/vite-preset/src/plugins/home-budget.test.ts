import { describe, expect, it } from 'vitest';
import { sizeOf } from './home-budget.ts';

const names = (hash: string) => [`assets/page-${hash}.js`, `assets/page-${hash}.css`];
const code = (hash: string) =>
  names(hash)
    .map(name => `import("./${name}");`)
    .join('');

describe('the size of a script', () => {
  it('is the same whatever the hashes of the files that it names', () => {
    const [one, other] = ['aaaaaaa', 'x-_9QzK'];
    expect(sizeOf(code(one), names(one))).toBe(sizeOf(code(other), names(other)));
    const beside = (hash: string) => `import"./page-${hash}.js";`;
    expect(sizeOf(beside(one), names(one))).toBe(sizeOf(beside(other), names(other)));
  });

  it('grows with the code, and with each file that is named', () => {
    const own = code('aaaaaaa');
    expect(sizeOf(`${own}const more = "Zq8#k2!vT0";`, names('aaaaaaa'))).toBeGreaterThan(
      sizeOf(own, names('aaaaaaa')),
    );
    expect(sizeOf(`${own}import("./assets/another-aaaaaaa.js");`, names('aaaaaaa'))).toBeGreaterThan(
      sizeOf(own, names('aaaaaaa')),
    );
  });
});
