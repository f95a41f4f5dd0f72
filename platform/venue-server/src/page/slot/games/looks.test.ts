import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { SlotRules } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { gamesAt } from '../../../catalog/venues.ts';
import { looks } from './looks.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const filesOf = (code: string) => readdirSync(join(folder, code));
const textOf = (code: string, file: string) => readFileSync(join(folder, code, file), 'utf8');
const offered = gamesAt('JXDZ').filter(({ kind }) => kind === 'slot');
const slots = offered.map(({ code, rules }) => {
  // Safe: they are slots.
  const { reels, freeSpins } = rules as SlotRules;
  return { code, symbols: [...new Set([...reels, ...(freeSpins?.reels ?? [])].flat())].sort() };
});

it('every slot that is offered has a look, and there is none of another', () => {
  expect(Object.keys(looks).sort()).toEqual(slots.map(({ code }) => code).sort());
});

describe.each(slots)('$code', ({ code, symbols }) => {
  it('has a drawing and a name in both scripts for each of its symbols, and for no other', async () => {
    const look = await looks[code]?.();
    for (const language of ['zh-CN', 'zh-TW'] as const) {
      const names = look?.names[language] ?? {};
      expect(Object.keys(names).sort()).toEqual(symbols);
      expect(new Set(Object.values(names)).size).toBe(symbols.length);
      for (const name of Object.values(names)) expect(name).toMatch(/^\p{Script=Han}{1,4}$/u);
    }
    expect(Object.keys(look?.drawings ?? {})).toEqual(expect.arrayContaining(symbols));
    const stage = ['scene.svg', 'lanterns.svg'];
    const drawn = filesOf(code).filter(file => file.endsWith('.svg') && !stage.includes(file));
    expect(drawn.sort()).toEqual(symbols.map(symbol => `${symbol}.svg`).sort());
  });

  it('takes 12 KB at most, compressed, and a symbol 2.5 KB at most', () => {
    const files = filesOf(code);
    for (const file of files.filter(name => symbols.includes(name.replace('.svg', ''))))
      expect(textOf(code, file).length).toBeLessThan(2_500);
    const sizes = files.map(file => gzipSync(textOf(code, file)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1_024);
  });

  it('draws nothing that another game has drawn', () => {
    const others = slots
      .filter(other => other.code !== code)
      .flatMap(other =>
        filesOf(other.code)
          .filter(file => file.endsWith('.svg'))
          .map(file => textOf(other.code, file)),
      );
    for (const file of filesOf(code).filter(name => name.endsWith('.svg')))
      expect(others).not.toContain(textOf(code, file));
  });
});
