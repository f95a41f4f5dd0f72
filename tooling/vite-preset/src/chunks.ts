import type { Rolldown } from 'vite';

/**
 * How the browser build is cut. What the first page needs comes in three files: `vendor` (libraries), `shell`
 * (our packages, equal in every app) and the entry (the brand and its composition). Everything else is cut by
 * route and dialog. Names carry the content's hash.
 */
export function chunks(): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    // Nothing reaches the console of a player.
    minify: { compress: { dropConsole: true, dropDebugger: true }, mangle: true, codegen: true },
    codeSplitting: {
      // `$initial`: what the entry truly uses. A module that is only named by an index file on the way is not.
      groups: [
        // Libraries first: a group takes along what its modules import, so `shell` would swallow them.
        { name: 'vendor', test: isLibrary, tags: ['$initial'], priority: 30 },
        { name: 'shell', test: isShared, tags: ['$initial'], priority: 20 },
        // Home shows a few live prices: what it has in common with the sportsbook comes in one request.
        { name: 'live', test: isLivePrices, minShareCount: 2, priority: 10 },
        // Its words in the source language travel with its first cards instead of in requests of their own.
        { name: 'hot', test: isHotCards, priority: 11 },
      ],
    },
  };
}

/** The feed, what a price is made of, and what stands there when there are none. Calls of the dialogs and the fairness page are not. */
function isLivePrices(id: string): boolean {
  return (
    /\/packages\/(sportsbook|betslip|betting|api-client|ui-kit\/src\/(price-cell|empty-state))\//.test(id) &&
    !/\/(contract\/site|endpoints\/user-[a-z]+|fairness\/)/.test(id)
  );
}

/** The cards and their words in the source language; the draft in Traditional Chinese is fetched by who reads it. */
function isHotCards(id: string): boolean {
  return /\/packages\/(sportsbook|betting)\/src\/(hot-matches\/hot-cards?\.tsx|messages\/zh-CN\.json)$/.test(
    id,
  );
}

/** What the bundler itself adds counts as a library: every chunk needs it. */
function isLibrary(id: string): boolean {
  return /\/node_modules\/|rolldown\/runtime|vite\/preload-helper/.test(id);
}

/**
 * Apps and brands stay in the entry, and what starts the site with them: it wakes react-dom, which is a task of its
 * own on a slow phone. All else is the same in every app.
 */
function isShared(id: string): boolean {
  return !isLibrary(id) && !/\/(apps|brands)\/|virtual:lobby|\/site\/src\/start\/start-site/.test(id);
}
