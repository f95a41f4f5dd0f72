import { definePrompt } from '../define-prompt.ts';
import type { BindRealName } from './bind-real-name.view.tsx';

/** A real name is missing: the server's words, and the way to the page where it is given. */
export const bindRealNameDialog = definePrompt<BindRealName>('site/bind-real-name', late =>
  late.loadBindRealName(),
);
