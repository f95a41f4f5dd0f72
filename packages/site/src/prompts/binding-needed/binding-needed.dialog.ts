import { definePrompt } from '../define-prompt.ts';
import type { BindRealName } from './bind-real-name.view.tsx';

/** A real name is missing: the server's message, and a link to the page where it is set. */
export const bindRealNameDialog = definePrompt<BindRealName>('site/bind-real-name', late =>
  late.loadBindRealName(),
);
