import { definePrompt } from '../define-prompt.ts';
import type { Tips } from './tips.view.tsx';

/** The generic tip: words that wait to be read. */
export const tipsDialog = definePrompt<Tips>('site/tips', late => late.loadTips());
