import type { Engine } from './engine.ts';

type Items = readonly { readonly name: string; readonly value: string }[];

export interface StoredItems {
  readonly localStorage: Items;
  readonly sessionStorage?: Items;
}

/** Puts into the storage of a site just these items, as if it had been visited before. */
export async function storeItems(engine: Engine, siteUrl: string, items: StoredItems): Promise<void> {
  // An address of the site without a page, which would write what it had read before; it complains that it is none.
  await engine.open(`${siteUrl}/assets/none`);
  await engine.run(store, items);
}

/** Runs in the page. */
function store(items: StoredItems): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    window[kind].clear();
    for (const { name, value } of items[kind] ?? []) window[kind].setItem(name, value);
  }
}
