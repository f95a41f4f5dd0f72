import { defineDialog } from '@lobby/dialogs';
import { load } from '../screens.ts';

/** A legal text to agree to, over the dialog that asks for it. */
export const legalTextDialog = defineDialog<{ readonly text: 'terms' | 'privacy' }>(
  'content/legal-text',
  load('legalText'),
);
