import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stylesOf } from './styles-of.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lobby-styles-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'assets/article-abc1234.css'),
    '@layer features{.title_Ab3-_x,.body_112233{margin:0}}',
  );
  writeFileSync(join(dir, 'assets/wheel-abc1234.css'), '.wheel_a1b2c3{margin:0}');
  writeFileSync(join(dir, 'assets/shell-abc1234.css'), '.frame_a1b2c3{margin:0}');
});
afterEach(() => rmSync(dir, { recursive: true }));

const empty = '<link rel="stylesheet" crossorigin href="/assets/shell-abc1234.css">';

it('a drawn page gets the style sheets of the classes that it uses, beside those that it has', () => {
  const markup = '<main class="frame_a1b2c3"><h1 class="big title_Ab3-_x">规则</h1></main>';
  expect(stylesOf(dir, empty, markup)).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/article-abc1234.css">',
  );
});

it('a page that uses none gets none', () => {
  expect(stylesOf(dir, empty, '<p class="frame_a1b2c3">wheel_a1b2c3</p>')).toBe('');
});
