import { type DialogDefinition, type DialogView, defineDialog } from '@lobby/dialogs';

type Late = typeof import('./late-dialogs.ts');

const late = () => import('./late-dialogs.ts');

/**
 * Declares a dialog of the member area whose view is fetched on demand; the import stands here once, because every
 * dialog's declaration is in the first page of a visit.
 * @param load picks its view out of `late-dialogs.ts`.
 */
export function lateDialog<Payload = undefined>(
  id: `member/${string}`,
  load: (late: Late) => Promise<DialogView<Payload>>,
): DialogDefinition<Payload> {
  return defineDialog(id, () => late().then(load));
}
