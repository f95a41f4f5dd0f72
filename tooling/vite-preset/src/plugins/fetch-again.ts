import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** How Vite's helper for late imports ends: it imports the file, and reports what failed. */
const itsImport = /baseModule\(\)(?=\.catch\()/;
/** What it does for policies with a nonce and for pages with an import map; ours have neither, and every page pays for it. */
const unneeded = [
  /const cspNonceMeta = .*\s*const cspNonce = .*/,
  /if \(cspNonce\) link\.setAttribute\("nonce", cspNonce\);/,
  /if \(import\.meta\.resolve\) return .*/,
];

/**
 * A file that is imported late and did not arrive is fetched again when it is asked for again, also where the browser
 * remembers the failure. Every late import of a build goes through Vite's helper, into which this is put.
 */
export function fetchAgain(): Plugin {
  return {
    name: 'lobby:fetch-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (![itsImport, ...unneeded].every(part => code.search(part) >= 0))
          this.error("Vite's helper for late imports has another form.");
        const own = readFileSync(new URL('./bring-again.js', import.meta.url), 'utf8').replace('export ', '');
        const rest = unneeded.reduce((text, part) => text.replace(part, ''), code);
        return `${own};${rest.replace(itsImport, 'bringAgain(baseModule)')}`;
      },
    },
  };
}
