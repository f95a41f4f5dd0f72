import type { HostedDialog } from './define-dialog.ts';

/** The lists of dialogs that are fetched with the first of them, by what their ids begin with. */
export type LazyDialogs = Readonly<Record<string, () => Promise<readonly HostedDialog[]>>>;

/**
 * Finds dialogs by id: those that are declared, else in the list of the feature that the id begins with. The same id is
 * always the same dialog.
 */
export function dialogFinder(
  dialogs: readonly HostedDialog[],
  lazy: LazyDialogs = {},
): (id: string) => HostedDialog | undefined {
  const known = new Map(dialogs.map(dialog => [dialog.id, dialog]));
  return id => {
    const list = lazy[id.split('/')[0] ?? ''];
    if (!known.has(id) && list) known.set(id, { id, load: async () => loadOf(id, await list()) });
    return known.get(id);
  };
}

function loadOf(id: string, dialogs: readonly HostedDialog[]) {
  const dialog = dialogs.find(one => one.id === id);
  if (!dialog) throw new Error(`No dialog "${id}" is in the list of its feature`);
  return dialog.load();
}
