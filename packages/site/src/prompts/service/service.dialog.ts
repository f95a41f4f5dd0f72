import { definePrompt } from '../define-prompt.ts';

/** The warning shown before customer service. */
export const serviceDialog = definePrompt('site/service', late => late.loadService());
