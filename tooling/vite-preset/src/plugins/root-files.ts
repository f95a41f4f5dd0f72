import type { Plugin } from 'vite';

/** A file at the root of a site, under a name that never changes. */
export interface RootFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Writes files to the root of a build, by name, and answers them in development. They are made once. */
export function rootFiles(name: string, make: () => Promise<Readonly<Record<string, RootFile>>>): Plugin {
  let made: ReturnType<typeof make> | undefined;
  const files = () => {
    made ??= make();
    return made;
  };
  return {
    name,
    async generateBundle() {
      for (const [fileName, { body }] of Object.entries(await files()))
        this.emitFile({ type: 'asset', fileName, source: body });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        // As the server of a build: whoever asks for a file is never answered with a page.
        if (/^assets(\/|$)/.test(path)) {
          response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
          return;
        }
        files().then(known => {
          const file = Object.hasOwn(known, path) ? known[path] : undefined;
          if (!file) return next();
          response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
        }, next);
      });
    },
  };
}
