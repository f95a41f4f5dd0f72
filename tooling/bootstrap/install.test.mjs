import { expect, it, vi } from 'vitest';
import { forNpx } from './install.mjs';
import { run } from './processes.mjs';

it.each(['npm_config_package', 'npm_config_call'])(
  'npx runs what it is asked to, whatever npm kept as %s',
  async name => {
    vi.stubEnv(name, 'exit 7');
    const result = await run('npx', ['--offline', '--no-install', 'tsx', '--version'], { env: forNpx });
    vi.unstubAllEnvs();
    expect(result.output).toContain('tsx v');
    expect(result.ok).toBe(true);
  },
);
