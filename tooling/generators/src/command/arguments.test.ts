import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('a command line is a kind, words and flags, in any order', () => {
  const read = readArguments(['screen', '--package', 'inbox', 'vip-levels', '--title=等级 = 会员']);
  expect(read.kind).toBe('screen');
  expect(read.words).toEqual(['vip-levels']);
  expect([...read.flags]).toEqual([
    ['package', 'inbox'],
    ['title', '等级 = 会员'],
  ]);
});

it('a flag may be empty, and may not be left without a value', () => {
  expect(readArguments(['dialog', '--steps', '']).flags.get('steps')).toBe('');
  expect(() => readArguments(['dialog', '--steps'])).toThrow('--steps needs a value');
});

it('help is asked for with or without a kind', () => {
  expect(readArguments(['--help'])).toMatchObject({ kind: undefined, help: true });
  expect(readArguments(['brand', '-h'])).toMatchObject({ kind: 'brand', help: true });
});
