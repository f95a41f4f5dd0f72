import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltBrand, brandOf } from '../brand-of.ts';
import { coloured } from '../found/drawn-picture.ts';
import { repositoryRoot } from '../repository.ts';
import { installable, type manifestOf } from './installable.ts';

type Handler = (request: object, response: object, next: () => void) => void;

let built: BuiltBrand;
beforeAll(async () => {
  built = await brandOf('@lobby/brand-xinghe', join(repositoryRoot, 'apps/xinghe'));
});

/** The files of a build, by name. */
async function emitted(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const emitFile = ({ fileName, source }: { fileName: string; source: string | Uint8Array }) => {
    files[fileName] = Buffer.from(source);
  };
  // Safe: the plugin asks this of the bundler and nothing else.
  await (installable(built).generateBundle as unknown as () => Promise<void>).call({ emitFile } as never);
  return files;
}

it('a build has every icon that its manifest names, as a picture of the size that it says', async () => {
  const files = await emitted();
  const { icons, name } = JSON.parse(String(files['manifest.webmanifest'])) as ReturnType<typeof manifestOf>;
  expect(name).toBe('星河');
  for (const { src, sizes } of icons) {
    const picture = files[src.slice(1)] ?? Buffer.alloc(24);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(files['apple-touch-icon.png']?.readUInt32BE(16)).toBe(180);
});

it('the worker of a build touches files of /assets alone and never makes a page load anew', async () => {
  const worker = String((await emitted())['sw.js']);
  expect(worker).toContain("pathname.startsWith('/assets/')");
  expect(worker).not.toMatch(/\.navigate\(|reload\(|postMessage\(/);
});

it('roles and mixes of two of them become colours', () => {
  const values = { 'color-hero-1': '#000', 'color-hero-2': '#ffffff' };
  const mix = 'color-mix(in srgb,var(--color-hero-1) 75%,var(--color-hero-2))';
  expect(coloured(`<path fill="var(--color-hero-2)" stroke="${mix}"/>`, values)).toBe(
    '<path fill="#ffffff" stroke="#404040"/>',
  );
});

describe('the development server', () => {
  let url = '';
  const handlers: Handler[] = [];
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, () =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('page'),
    ),
  );
  beforeAll(async () => {
    const configure = installable(built).configureServer as unknown as (server: object) => void;
    configure({ middlewares: { use: (handler: Handler) => handlers.push(handler) } });
    await new Promise<void>(resolve => void server.listen(0, resolve));
    const address = server.address();
    url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => void server.close());

  it.each([
    ['/sw.js', 200, 'text/javascript; charset=utf-8'],
    ['/sw.js?v=1', 200, 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
    ['/icon-192.png', 200, 'image/png'],
    ['/assets/gone.js', 404, 'text/plain; charset=utf-8'],
    ['/home', 200, 'text/html'],
  ])('answers %s with %i, %s', async (path, status, type) => {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });
});
