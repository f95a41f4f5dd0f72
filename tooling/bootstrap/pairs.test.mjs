import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writePairs } from './pairs.mjs';

it('pictures of the same name are shown side by side, and one without a partner says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lobby-pairs-'));
  for (const file of ['before/home-1366.png', 'now/home-1366.png', 'now/match-390.png']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(writePairs(folder)).toBe(1);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(page).toMatch(/before\/home-1366\.png.*now\/home-1366\.png/);
  expect(page).toContain('<p>before: none</p><img loading="lazy" src="now/match-390.png"');
  rmSync(folder, { recursive: true });
});

it('pairs are of two engines as well', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lobby-pairs-'));
  for (const file of ['chromium/home.png', 'webkit/home.png', 'now/home.png']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(writePairs(folder, ['chromium', 'webkit'])).toBe(1);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(page).toMatch(/chromium\/home\.png.*webkit\/home\.png/);
  expect(page).not.toContain('now/home.png');
  rmSync(folder, { recursive: true });
});
