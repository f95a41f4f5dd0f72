import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What somebody says, after what they said in the minute before (oldest first). */
export interface CorpusLine {
  text: string;
  before: string[];
}

/**
 * The lines of a folder of this corpus, such as `honest`: one message a line. Messages of the minute before stand
 * in front of it, with `||` between.
 */
export function readCorpus(folder: string): CorpusLine[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .sort()
    .flatMap(name => {
      const lines = readFileSync(join(path, name), 'utf8').split('\n').filter(Boolean);
      return name === 'patterns.txt' ? lines.flatMap(withNumbers) : lines;
    })
    .map(line => {
      const said = line.split(' || ');
      return { text: said.at(-1) as string, before: said.slice(0, -1) };
    });
}

const TIMES_EACH = 4;

/** A line of `patterns.txt` with numbers in the place of its letters, several times; the same ones in every run. */
function withNumbers(pattern: string, row: number): string[] {
  return Array.from({ length: TIMES_EACH }, (_, time) => {
    let turn = row * 7 + time * 31;
    return pattern.replace(/\{(\w+)\}/g, (_, kind: string) => {
      turn += 13;
      return numbers[kind]?.[turn % (numbers[kind]?.length ?? 1)] ?? '';
    });
  });
}

const numbers: Record<string, string[]> = {
  h: ['-0.5', '0/0.5', '-1', '-1/1.5', '+0.25', '-2.5', '1.5', '-0.75', '平手'],
  w: ['0.83', '0.92', '1.05', '0.98', '1.01', '0.88', '0.79'],
  g: ['2.5', '2.5/3', '3', '1.5/2', '2.25', '3.5', '9.5'],
  s: ['1:0', '2-1', '0:0', '3:2', '1-1', '2:2', '0-3', '4:1', '5-3', '3–1', '2：0'],
  q: ['28:24', '31:30', '22-27', '30:19', '112:108', '98-105', '58:61', '87-84'],
  o: ['1.85', '2.05', '3.40', '1.47', '4.20', '12.60', '1.01', '1.925', '2.18'],
  a: ['100', '500', '1000', '1,250', '12,345.67', '200000', '88.88', '5000', '1,000,000', '3000', '36500'],
  t: ['12:30', '20:45', '03:00', '19:35', '22:00', '0:15', '23：30'],
  d: ['11-28', '12/3', '2026-11-28', '11月28日', '2026/12/01', '12.05'],
  z: ['一', '三', '五', '六', '日'],
  n: ['1', '3', '4', '7', '8', '9', '2'],
  m: ['12', '23', '38', '67', '72', '88', '54'],
  p: ['65%', '35%', '48.7%', '91.2%', '12%', '70%'],
  p2: ['118.5', '27.3', '101.2', '112.7', '96.4'],
  x: ['11-9', '8-11', '25-23', '6-4', '7-6(5)', '21-19', '18-21', '3-6', '13-11'],
  b: ['224.5', '215.5', '228', '198.5', '231.5'],
  k: ['12345', '778812', '9034511', '20251128'],
};
