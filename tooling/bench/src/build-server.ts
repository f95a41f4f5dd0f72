import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Where a server that is measured finds what the platform depends on. */
export const platform = fileURLToPath(new URL('../../../platform/app/', import.meta.url));

/**
 * Builds a server like the platform: run from its sources, functions are renamed each time they are created, which costs
 * a third. @returns the file to run.
 */
export async function buildServer(name: string, source: string): Promise<string> {
  const outDir = path.join(platform, 'dist', name);
  await build({
    root: platform,
    configFile: false,
    logLevel: 'error',
    build: { ssr: source, outDir, target: 'node20', minify: false },
    ssr: { noExternal: [/^@lobby\//] },
  });
  return path.join(outDir, `${path.basename(source, '.ts')}.js`);
}
