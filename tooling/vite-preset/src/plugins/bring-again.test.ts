import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'bring-again.js'), 'utf8');
const file = 'https://site.example/assets/dialog-a.js';
const missing = (address = file) =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

/** What another address is imported by. */
const from = vi.fn<(address: string) => Promise<unknown>>();
let bringAgain: (bring: () => Promise<unknown>) => Promise<unknown>;

beforeEach(() => {
  from.mockReset();
  // A function created from text cannot import anything.
  const text = source.replace('export ', '').replace('import(/* @vite-ignore */ address)', 'from(address)');
  bringAgain = new Function('from', `${text}\nreturn bringAgain;`)(from);
});

it('imports a file that is there by its own address', async () => {
  expect(await bringAgain(async () => 'module')).toBe('module');
  expect(from).not.toHaveBeenCalled();
});

it('reports a missing file at first, and asks for it by another address the next time', async () => {
  await expect(bringAgain(() => missing())).rejects.toThrow(file);
  expect(from).not.toHaveBeenCalled();
  from.mockResolvedValue('module');
  expect(await bringAgain(() => missing())).toBe('module');
  expect(await bringAgain(() => missing())).toBe('module');
  // By one address, so that there is one module.
  expect(from.mock.calls).toEqual([[`${file}?again=1`], [`${file}?again=1`]]);
});

it('asks by a new address each time while the file stays missing', async () => {
  from.mockImplementation(missing);
  for (let attempt = 0; attempt < 3; attempt += 1) await bringAgain(() => missing()).catch(() => undefined);
  expect(from.mock.calls).toEqual([[`${file}?again=1`], [`${file}?again=2`]]);
});

it('imports a file again by its own address where the browser forgets failures', async () => {
  await expect(bringAgain(() => missing())).rejects.toThrow(file);
  expect(await bringAgain(async () => 'module')).toBe('module');
  expect(from).not.toHaveBeenCalled();
});

it('passes on what a module throws by itself', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(bringAgain(broken)).rejects.toThrow('broken');
  expect(from).not.toHaveBeenCalled();
});
