import { refusalReasons } from '@lobby/api-client/refusal-reasons';
import { describe, expect, it } from 'vitest';
import { filesLike, readJson } from './repository.ts';

/** What goes wrong is told without accusing, and what a field asks for is told once. */

const messages = filesLike(/^packages\/.*\/zh-CN\.json$/).flatMap(file =>
  Object.entries(readJson<Record<string, string>>(file)).map(([id, text]) => ({ file, id, text })),
);

/** Words that order, accuse, or leave the member with nothing. "如有误" asks, and accuses nobody. */
const accusing = /非法|勿|(?<!如)有误|小差|过于?频繁|违规|失败，请|没有成功，请/;

describe('a message of the sites', () => {
  it('accuses nobody and says more than that it failed', () => {
    expect(messages.length).toBeGreaterThan(1_000);
    const found = messages
      .filter(({ text }) => accusing.test(text))
      .map(({ file, id, text }) => `${file} ${id}: ${text}`);
    expect(found, 'Say what became of money or data, and what to do.').toEqual([]);
  });
});

/** The figures and values of a text, in their order: `4`, `11`, `{most}`. */
const figures = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?|\{\w+/g)].map(([figure]) => figure);

describe('the hint of a field', () => {
  const hints = messages.filter(({ id }) => id.endsWith('.hint'));
  const pairs = hints.flatMap(hint => {
    const id = hint.id.replace(/hint$/, 'rule');
    const rule = messages.find(other => other.file === hint.file && other.id === id);
    return rule ? [[hint.id, hint.text, rule.text] as const] : [];
  });

  it('is found beside its rule', () =>
    expect(pairs.map(([id]) => id)).toContain('verification.username.hint'));

  it.each(pairs)('%s states the figures of its error', (_id, hint, rule) => {
    expect(figures(hint).length).toBeGreaterThan(0);
    expect(figures(hint)).toEqual(figures(rule));
  });

  it('of the user name is what the platform refuses a name for', () => {
    const hint = pairs.find(([id]) => id === 'verification.username.hint')?.[1] ?? '';
    expect(figures(refusalReasons['name-shape']['zh-CN'])).toEqual(figures(hint));
  });
});
