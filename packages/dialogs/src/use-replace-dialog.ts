import { loading } from '@lobby/ui-kit/loading-toast';
import { useUiText } from '@lobby/ui-kit/ui-text';
import { useStore } from 'react-redux';
import type { DialogDefinition } from './define-dialog.ts';
import { type StateWithDialogs, selectDialogStack } from './dialogs.slice.ts';
import { here } from './lazy-view.tsx';

/**
 * Lets a dialog take the place of the topmost one as soon as its view is here: until then the other stays, so that the page
 * never stands bare between them. Whoever closes that one meanwhile wants neither.
 */
export function useReplaceDialog() {
  const store = useStore<StateWithDialogs>();
  const words = useUiText();
  return async <Payload>(
    dialog: DialogDefinition<Payload>,
    ...payload: Parameters<DialogDefinition<Payload>['replace']>
  ): Promise<void> => {
    const top = () => selectDialogStack(store.getState()).at(-1);
    const before = top();
    const hide = loading.show(words.opening, { afterMs: 200 });
    try {
      const { default: component } = await dialog.load();
      // Safe: what is opened with a payload is drawn with it.
      here[dialog.id] = { component: component as never };
    } catch {
      // Replaced all the same: where it is drawn, its failure is said, with the way to try again.
    }
    hide();
    if (top() === before) store.dispatch(dialog.replace(...payload));
  };
}
