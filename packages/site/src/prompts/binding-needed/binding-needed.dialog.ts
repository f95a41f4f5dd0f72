import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { BindingNeeded } from './binding-needed.view.tsx';

/** A call was refused because a phone or the real name is not bound: the server's words, and the way to bind it. */
export const bindingNeededDialog = defineDialog<BindingNeeded>(
  'site/binding-needed',
  loadDialog('bindingNeeded'),
);
