import type { KnownCall } from '../contract/known-call.ts';
import type { DialogNames } from './dialog-names.ts';
import { flowFile, flowTest } from './flow-files.ts';
import { hookFile } from './step-hook.ts';
import { storiesFile } from './step-stories.ts';
import { viewFile } from './step-view.ts';
import { containerFile, dialogFile } from './step-wiring.ts';

/** A dialog with steps: flow, hook, container, view; with a call, a step for its time under way. */
export function stepDialogFiles(
  names: DialogNames,
  steps: readonly string[],
  call: KnownCall | undefined,
): Readonly<Record<string, string>> {
  const { name } = names;
  return {
    [`${name}.flow.ts`]: flowFile(names, steps, call !== undefined),
    [`${name}.flow.test.ts`]: flowTest(names, steps, call !== undefined),
    [`use-${name}.ts`]: hookFile(names, call),
    [`${name}.container.tsx`]: containerFile(names, call),
    [`${name}.view.tsx`]: viewFile(names, steps, call),
    [`${name}.dialog.ts`]: dialogFile(names, call),
    [`${name}.stories.tsx`]: storiesFile(names, steps, call),
  };
}
