/** Loaders by name: of screens, of dialogs, of anything that a first page does without. */
export type Loaders<Names extends PropertyKey> = Readonly<Record<Names, () => Promise<unknown>>>;

/** A module that is fetched on demand and whose default export is such a list. */
export type LazyModule<List> = () => Promise<{ readonly default: List }>;

/**
 * Loads entries of a list that is fetched with the first of them, so that the first page carries one import for all of
 * them. A list that could not be fetched is fetched again.
 * @example const loadDialog = lazyList(() => import('./lazy-dialogs.ts')); defineDialog('shop/join', loadDialog('join'))
 */
export function lazyList<List extends Loaders<keyof List>>(
  list: LazyModule<List>,
): <Name extends keyof List>(name: Name) => List[Name] {
  return <Name extends keyof List>(name: Name) =>
    // Safe: what is returned loads what the entry loads, one fetch later.
    (() => list().then(module => module.default[name]())) as List[Name];
}
