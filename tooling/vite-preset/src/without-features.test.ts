import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { brandApp } from './index.ts';
import { repositoryRoot } from './repository.ts';

const dir = join(repositoryRoot, 'apps/xinghe');

/** `bet-history` → `betHistory` */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The app with some of its features taken out of `src/site.ts`, as its author would. */
function composedWithout(features: readonly string[]): Plugin {
  return {
    name: 'test:composed-without',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/apps/xinghe/src/site.ts')) return undefined;
      const left = code
        .split('\n')
        .filter(line => !features.some(name => line.includes(`${camel(name)}Feature`)));
      return left.join('\n');
    },
  };
}

async function built(without: readonly string[]) {
  const config = await brandApp({ dir, brand: '@lobby/brand-xinghe' })({
    command: 'build',
    mode: 'production',
  });
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [composedWithout(without), config.plugins],
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter(file => file.type === 'chunk');
  const packages = chunks.flatMap(chunk =>
    Object.keys(chunk.modules).map(id => /\/packages\/([\w-]+)\//.exec(id)?.[1] ?? ''),
  );
  return {
    chunks,
    packages: new Set(packages),
    bytes: chunks.reduce((sum, { code }) => sum + code.length, 0),
    styles: output.filter(file => file.type === 'asset' && file.fileName.endsWith('.css')).length,
  };
}

/** What the chat declares at once: that it is there, its dialog, and where its texts are. */
const isDeclared = (id: string) =>
  /\/packages\/chat\/src\/(index|.*messages\/index|.*\.dialog)\.ts$/.test(id);
/** Of the chat, and fetched later. */
const isOfChatLater = (id: string) => /\/packages\/chat(-socket)?\//.test(id) && !isDeclared(id);

describe('a site composed without a feature', { timeout: 300_000 }, () => {
  it('contains none of its code and is smaller', async () => {
    const whole = await built([]);
    // The help settles the tables of its guides by the rules of bets.
    const pages = ['account', 'member-area', 'bet-history', 'inbox', 'wallet', 'promotions', 'content'];
    const some = await built(['sportsbook', 'betslip', ...pages]);
    for (const gone of ['sportsbook', 'betslip', ...pages, 'draws', 'betting', 'funds']) {
      expect([...whole.packages], 'the whole site has them all').toContain(gone);
      expect([...some.packages], `packages/${gone} came along: find who else imports it`).not.toContain(gone);
    }
    expect([...some.packages]).toContain('auth');
    expect(whole.bytes - some.bytes).toBeGreaterThan(100_000);
    expect(some.styles).toBeLessThan(whole.styles);
    // docs/performance.md#what-the-chat-adds-before-it-is-opened
    const declared = whole.chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) => (isDeclared(id) ? [code ?? ''] : [])),
    );
    expect(declared.length).toBeGreaterThan(1);
    expect(brotliCompressSync(declared.join('')).length).toBeLessThan(1_024);
    const later = whole.chunks.filter(({ modules }) => Object.keys(modules).some(isOfChatLater));
    expect(later.length).toBeGreaterThan(1);
    const names = new Set(later.map(({ fileName }) => fileName));
    const early = whole.chunks.filter(
      ({ fileName, imports }) => !names.has(fileName) && imports.some(name => names.has(name)),
    );
    expect(
      early.map(({ fileName }) => fileName),
      'what is fetched without the chat fetches of it',
    ).toEqual([]);
    expect(later.filter(({ isEntry }) => isEntry)).toEqual([]);
  });
});
