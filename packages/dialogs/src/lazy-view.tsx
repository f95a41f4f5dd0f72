import { loading } from '@lobby/ui-kit/loading-toast';
import { useUiText } from '@lobby/ui-kit/ui-text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { DialogViewProps, HostedDialog } from './define-dialog.ts';
import type { DialogEntry } from './dialogs.slice.ts';
import { LoadFailed, type LoadFailure } from './load-failed.tsx';

type View = ComponentType<DialogViewProps<unknown>>;

/** How the site explains a chunk that did not come, and what it does about one that never will. */
export interface ChunkHelp {
  explain(error: unknown): LoadFailure;
  reload(): void;
}

/** The views that are here: drawn at once, without a moment of nothing. */
const came = new WeakMap<HostedDialog, View>();

export const hasCome = (dialog: HostedDialog | undefined): boolean =>
  dialog !== undefined && came.has(dialog);

/** Fetches the view of a dialog, with a loading toast where that takes a moment. Returns its own undo. */
export function fetchView(
  dialog: HostedDialog,
  words: string,
  onEnd: (end: { component: View } | { error: unknown }) => void,
): () => void {
  let wanted = true;
  const hide = loading.show(words, { afterMs: 200 });
  const end: typeof onEnd = view => {
    hide();
    if (wanted) onEnd(view);
  };
  dialog.load().then(
    ({ default: component }) => {
      came.set(dialog, component);
      end({ component });
    },
    (error: unknown) => end({ error }),
  );
  return () => {
    wanted = false;
    hide();
  };
}

const noHelp: ChunkHelp = { explain: () => 'broken', reload: () => {} };

interface LazyViewProps {
  readonly dialog: HostedDialog;
  readonly entry: DialogEntry;
  readonly chunks?: ChunkHelp;
  readonly close: () => void;
}

/** The view once its chunk is here; until then a loading toast, and on failure the way to try again. */
export function LazyView({ dialog, entry, chunks = noHelp, close }: LazyViewProps): ReactNode {
  const words = useUiText();
  const [view, setView] = useState<{ component: View } | { error: unknown } | 'loading'>(() => {
    const component = came.get(dialog);
    return component ? { component } : 'loading';
  });

  useEffect(
    () => (view === 'loading' ? fetchView(dialog, words.opening, setView) : undefined),
    [dialog, view, words],
  );

  if (view === 'loading') return null;
  if ('error' in view) {
    return (
      <LoadFailed
        failure={chunks.explain(view.error)}
        onRetry={() => setView('loading')}
        onReload={chunks.reload}
        onClose={close}
      />
    );
  }
  return <view.component payload={entry.payload} close={close} />;
}
