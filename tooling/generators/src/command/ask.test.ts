import { describe, expect, it, onTestFinished } from 'vitest';
import type { Generator } from '../generator.ts';
import { unsaved } from '../testing/repository.ts';
import { askFor } from './ask.ts';

const generator: Generator = {
  kind: 'thing',
  what: 'a thing',
  questions: [
    { flag: 'name', asks: 'Its name' },
    { flag: 'title', asks: 'Its title' },
    { flag: 'colour', asks: 'Its colour', choices: () => ['red', 'green'], usually: 'red' },
    { flag: 'shade', asks: 'Its shade', when: ({ colour }) => colour === 'green', usually: 'dark' },
  ],
  make: () => ({ next: [] }),
};

const ask = (words: readonly string[], flags: Readonly<Record<string, string>>) =>
  askFor(generator, unsaved(), words, new Map(Object.entries(flags)));

describe('answers without a terminal', () => {
  it('are those that were said, and the usual ones', async () => {
    expect(await ask(['one'], { title: ' Two ' })).toEqual({ name: 'one', title: 'Two', colour: 'red' });
    expect(await ask(['one'], { title: 'Two', colour: 'green' })).toMatchObject({ shade: 'dark' });
  });

  it('to a question that is not asked are refused, and to none', async () => {
    await expect(ask(['one'], { title: 'Two', shade: 'light' })).rejects.toThrow('--shade means nothing');
    await expect(ask(['one'], { size: '3' })).rejects.toThrow('There is no --size');
  });

  it('that npm kept for itself are asked for behind a lone --', async () => {
    process.env.npm_config_title = 'Two';
    onTestFinished(() => {
      delete process.env.npm_config_title;
    });
    await expect(ask(['one'], {})).rejects.toThrow('npm kept --title for itself');
  });

  it('of too many words are refused with where flags stand', async () => {
    await expect(ask(['one', 'two'], {})).rejects.toThrow('npm run new thing one -- --title');
  });
});
