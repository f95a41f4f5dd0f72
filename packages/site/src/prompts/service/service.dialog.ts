import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** The warning shown before customer service. */
export const serviceDialog = defineDialog('site/service', loadDialog('service'));
