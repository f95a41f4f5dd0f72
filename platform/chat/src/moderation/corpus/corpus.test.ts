import { expect, it } from 'vitest';
import { judgeText } from '../judge-text.ts';
import { type CorpusLine, readCorpus } from './read-corpus.ts';

const isRefused = ({ text, before }: CorpusLine) => judgeText(text, [], before) !== undefined;

it('of the evasions at least 95 of 100 are refused', () => {
  const evasions = readCorpus('evasions');
  expect(evasions.length).toBeGreaterThanOrEqual(500);
  const passed = evasions.filter(line => !isRefused(line));
  expect(passed.length, said(passed)).toBeLessThanOrEqual(evasions.length * 0.05);
});

it('of the honest lines at most 5 of 1,000 are refused', () => {
  const honest = readCorpus('honest');
  expect(honest.length).toBeGreaterThanOrEqual(1000);
  const refused = honest.filter(isRefused);
  expect(refused.length, said(refused)).toBeLessThanOrEqual((honest.length * 5) / 1000);
});

function said(lines: CorpusLine[]): string {
  return `${lines.length}:\n${lines.map(({ text, before }) => [...before, text].join(' || ')).join('\n')}\n`;
}
