import { join } from 'node:path';
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
    packages: new Set(packages),
    bytes: chunks.reduce((sum, { code }) => sum + code.length, 0),
    styles: output.filter(file => file.type === 'asset' && file.fileName.endsWith('.css')).length,
  };
}

describe('a site composed without a feature', { timeout: 300_000 }, () => {
  it('contains none of its code and is smaller', async () => {
    const whole = await built([]);
    const pages = ['account', 'member-area', 'bet-history', 'inbox', 'wallet', 'promotions'];
    const some = await built(['sportsbook', 'betslip', ...pages]);
    for (const gone of ['sportsbook', 'betslip', ...pages, 'draws', 'betting', 'funds']) {
      expect([...whole.packages], 'the whole site has them all').toContain(gone);
      expect([...some.packages], `packages/${gone} came along: find who else imports it`).not.toContain(gone);
    }
    expect([...some.packages]).toContain('auth');
    expect(whole.bytes - some.bytes).toBeGreaterThan(100_000);
    expect(some.styles).toBeLessThan(whole.styles);
  });
});
