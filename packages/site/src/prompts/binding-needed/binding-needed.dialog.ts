import { definePrompt } from '../define-prompt.ts';
import type { BindingNeeded } from './binding-needed.view.tsx';

/** A call was refused because a phone or the real name is not bound: the server's words, and the way to bind it. */
export const bindingNeededDialog = definePrompt<BindingNeeded>('site/binding-needed', late =>
  late.loadBindingNeeded(),
);
