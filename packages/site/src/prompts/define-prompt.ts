import { type DialogDefinition, type DialogView, defineDialog } from '@lobby/dialogs';

type Late = typeof import('./load-prompts.ts');

/** A dialog of the shell; `load` picks its view out of those that are fetched with the first prompt. */
export function definePrompt<Payload = undefined>(
  id: string,
  load: (late: Late) => Promise<DialogView<Payload>>,
): DialogDefinition<Payload> {
  return defineDialog<Payload>(id, () => import('./load-prompts.ts').then(load));
}
