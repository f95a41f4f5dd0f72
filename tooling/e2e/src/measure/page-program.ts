import { fileURLToPath } from 'node:url';
import { build } from 'vite';

type Program = typeof import('./program.ts');

let source: Promise<string> | undefined;

/**
 * A function of `program.ts` as one that refers to nothing outside itself: its text, which is all that a browser is
 * sent, has what it imports.
 */
export async function inPage<Name extends keyof Program>(name: Name): Promise<Program[Name]> {
  source ??= bundle();
  return new Function('...given', `${await source}\nreturn program.${name}(...given);`) as Program[Name];
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('program.ts', import.meta.url)),
        formats: ['iife'],
        name: 'program',
      },
    },
  });
  const [bundled] = [built].flat();
  if (!bundled || !('output' in bundled)) throw new Error('Vite watches instead of building.');
  const [chunk] = bundled.output;
  return chunk.code;
}
