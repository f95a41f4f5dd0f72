import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { newBrand } from '../../tooling/generators/src/new-brand.ts';

/** What `npm run new:brand` asks and does. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('brand', {
    description: 'A new brand and its app',
    prompts: [
      { type: 'input', name: 'code', message: 'Code of the brand (lower-case letters, digits, dashes)' },
      {
        type: 'input',
        name: 'name',
        message: 'Product name in Chinese',
        default: '',
        when: () => process.stdin.isTTY === true,
      },
    ],
    actions: [
      answers => {
        const root = plop.getDestBasePath();
        const { code = '', name } = answers as { code?: string; name?: string };
        const files = newBrand(root, { code, name });
        return `${files.length} files in brands/${code} and apps/${code}`;
      },
      () => link(plop.getDestBasePath()),
    ],
  });
}

/** Lets the workspace know its new packages. */
function link(root: string): string {
  const { status } = spawnSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: join(root),
    stdio: 'inherit',
  });
  return status === 0 ? 'linked' : 'not linked yet: run npx pnpm install';
}
