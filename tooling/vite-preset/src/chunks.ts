import type { Rolldown } from 'vite';

/** The names of pictures and styles, which the drawn page repeats: both builds name them alike. */
export const assetFileNames = 'assets/[name]-[hash:7][extname]';

/**
 * The chunks of the browser build. The first page needs three files: `vendor` (libraries), `shell` (our packages, equal
 * in every app) and the entry (the brand and its composition). Everything else is split by route and dialog.
 */
export function chunks(): Rolldown.OutputOptions {
  return {
    // 42 bits of the content's hash: the first page names some eighty files, and no character of a hash compresses.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames,
    // Production code logs nothing to a member's console.
    minify: { compress: { dropConsole: true, dropDebugger: true }, mangle: true, codegen: true },
    codeSplitting: {
      // `$initial`: the modules the entry actually uses, without those that an index file merely re-exports.
      groups: [
        // Libraries first: a group includes the imports of its modules, so `shell` would include them.
        { name: 'vendor', test: isLibrary, tags: ['$initial'], priority: 30 },
        { name: 'shell', test: isShared, tags: ['$initial'], priority: 20 },
        // Home shows a few live prices: the code it shares with the sportsbook is one file.
        { name: 'live', test: isLivePrices, minShareCount: 2, priority: 10 },
        // Their texts in the source language are in the same file as the hot matches.
        { name: 'hot', test: isHotMatches, priority: 11 },
        // The wire needs it too, and must not wait for them, which would take it in.
        { name: 'wake', test: isWake, priority: 12 },
        // A page is put together from most of them, and would ask for a file each.
        { name: 'parts', test: isPagePart, minShareCount: 2, priority: 6 },
        // Controls share them, and every page with a control would name a file each.
        { name: 'controls', test: isPartOfControls, minShareCount: 2, priority: 8 },
        // The frame shows the score, and two of the pages in it what would raise it.
        { name: 'score', test: isSecurityScore, minShareCount: 2, priority: 7 },
        // Each is a few bytes that several pages share; as files of their own the entry would name every one of them.
        { name: 'declared', test: isDeclaration, priority: 5 },
      ],
    },
  };
}

/** The feed, the code of a price, and its empty state. Calls of the dialogs and the fairness page are not included. */
function isLivePrices(id: string): boolean {
  return (
    /\/packages\/(sportsbook|betslip|betting|money|calendar|api|api-client|operation\/src\/follow|ui-kit\/src\/(price-cell|empty-state|visually-hidden))\//.test(
      id,
    ) && !/\/(contract\/site|endpoints\/user-[a-z]+|fairness\/)/.test(id)
  );
}

/** The hot matches and their texts in the source language; the Traditional Chinese draft is fetched only by its readers. */
function isHotMatches(id: string): boolean {
  return /\/packages\/(sportsbook|betting)\/src\/(hot-matches\/(?!hot-matches|.*skeleton).*|messages\/zh-CN\.json)$/.test(
    id,
  );
}

/** Asking anew when the page wakes; and a few bytes that the halls of home share with other pages. */
function isWake(id: string): boolean {
  return /\/packages\/(api-client\/src\/wake\/|feature\/src\/game-window)/.test(id);
}

/** The parts of a page, which no screen of the first page has. */
function isPagePart(id: string): boolean {
  return /\/ui-kit\/src\/(actions|callout|columns|facts|hint|page|panel|pending-state|progress|stack)\//.test(
    id,
  );
}

/** Small parts of the library of controls, each needed by several controls. */
function isPartOfControls(id: string): boolean {
  return /\/@base-ui\/.*\/(useControlled|isElementDisabled|CSPContext|DirectionContext|getElementTransform|useAriaLabelledBy|useSetFieldFocused|useButton)\.m?js$/.test(
    id,
  );
}

/** What pages of the member area show of an account, with its texts in the source language. */
function isSecurityScore(id: string): boolean {
  return id.includes('/packages/verification/src/security-score/');
}

/** A catalogue of texts without its texts, a dialog without its view, one rule of a brand, the offer to install, or what is stored for a login. */
function isDeclaration(id: string): boolean {
  return /\/packages\/([\w-]+\/src\/(.+\/)?(messages\/([\w-]+\/)?index|referral|remembered-item|[\w-]+\.dialog|load-dialog)|brand-kit\/src\/(balance-hidden|allowed-link)|feature\/src\/install\/install-offer)\.ts$/.test(
    id,
  );
}

/** Code added by the bundler counts as a library: every chunk needs it. */
function isLibrary(id: string): boolean {
  return /\/node_modules\/|rolldown\/runtime|vite\/preload-helper/.test(id);
}

/**
 * Apps and brands stay in the entry, together with the code that starts the site: it initialises react-dom, which is a
 * task of its own on a slow phone. All other code is the same in every app.
 */
function isShared(id: string): boolean {
  return !isLibrary(id) && !/\/(apps|brands)\/|virtual:lobby|\/site\/src\/start\/start-site/.test(id);
}
