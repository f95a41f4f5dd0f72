import { type DialogDefinition, type DialogView, defineDialog } from '@lobby/dialogs';

type Late = typeof import('./late-dialogs.ts');

const late = () => import('./late-dialogs.ts');

/** Declares a dialog of the wallet whose view is fetched on demand. @param load picks it out of `late-dialogs.ts`. */
export function lateDialog<Payload = undefined>(
  id: `wallet/${string}`,
  load: (late: Late) => Promise<DialogView<Payload>>,
): DialogDefinition<Payload> {
  return defineDialog(id, () => late().then(load));
}
