import { defineDialog } from '@lobby/dialogs';

/** The warning that stands before customer service. */
export const serviceDialog = defineDialog('site/service', () =>
  import('../load-prompts.ts').then(late => late.loadService()),
);
