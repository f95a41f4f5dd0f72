import { DialogStageProvider } from '@lobby/ui-kit/dialog-stage';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HostedDialog } from './define-dialog.ts';
import { closed, type DialogEntry, selectDialogStack } from './dialogs.slice.ts';
import { dialogFinder, type LazyDialogs } from './find-dialog.ts';
import { type ChunkHelp, LazyView } from './lazy-view.tsx';

/**
 * Draws the open dialogs. Each is drawn inside the one below it, so Escape and the focus belong to the topmost
 * and return downwards. A closed dialog stays until it has left the screen. Several features may bring the same dialog.
 */
export function DialogHost(props: {
  dialogs: readonly HostedDialog[];
  lazy?: LazyDialogs;
  chunks?: ChunkHelp;
}): ReactNode {
  const { dialogs, lazy, chunks } = props;
  const stack = useSelector(selectDialogStack);
  const [shown, forget] = useShown(stack);
  const find = useMemo(() => dialogFinder(dialogs, lazy), [dialogs, lazy]);
  const open = new Set(stack.map(entry => entry.id));
  const dispatch = useDispatch();
  useEffect(leaveDeadEntry, []);

  return shown.reduceRight<ReactNode>((nested, entry) => {
    const dialog = find(entry.id);
    if (!dialog)
      throw new Error(`No dialog "${entry.id}" was given to DialogHost: add it to its feature's list`);
    return (
      <DialogStageProvider
        key={entry.id}
        nested={nested}
        open={open.has(entry.id)}
        onGone={() => forget(entry.id)}
      >
        <LazyView
          dialog={dialog}
          entry={entry}
          chunks={chunks}
          close={() => dispatch(closed({ id: entry.id }))}
        />
      </DialogStageProvider>
    );
  }, null);
}

/** A page that is loaded anew has no dialog open; the entry of the one that was open before is left. */
function leaveDeadEntry(): void {
  if (window.history.state?.dialog) window.history.back();
}

/** The stack, with the dialogs that are just leaving still in their places. */
function useShown(stack: readonly DialogEntry[]): [readonly DialogEntry[], (id: string) => void] {
  const [leaving, setLeaving] = useState<readonly DialogEntry[]>([]);
  const [last, setLast] = useState(stack);
  if (last !== stack) {
    setLast(stack);
    setLeaving(leftTheTop(last, stack));
  }
  const forget = (id: string) => setLeaving(entries => entries.filter(entry => entry.id !== id));

  // A view that renders no Dialog part never reports that it has closed.
  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setLeaving([]), 400);
    return () => clearTimeout(timer);
  }, [leaving]);

  return [[...stack, ...leaving], forget];
}

/** Only what was above keeps its place in the tree; anything else would be mounted anew just to leave. */
function leftTheTop(before: readonly DialogEntry[], now: readonly DialogEntry[]): readonly DialogEntry[] {
  const same = now.every((entry, index) => before[index]?.id === entry.id);
  return same ? before.slice(now.length) : [];
}
