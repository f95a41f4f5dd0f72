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

/** The views that were fetched ahead, by dialog: each is drawn at once, without a moment of nothing. */
export const here: Record<string, { component: View }> = {};

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
  const [view, setView] = useState<{ component: View } | { error: unknown } | 'loading'>(
    here[dialog.id] ?? 'loading',
  );

  useEffect(() => {
    if (view !== 'loading') return;
    let wanted = true;
    const hide = loading.show(words.opening, { afterMs: 200 });
    dialog
      .load()
      .then(
        module => wanted && setView({ component: module.default }),
        (error: unknown) => wanted && setView({ error }),
      )
      .finally(hide);
    return () => {
      wanted = false;
      hide();
    };
  }, [dialog, view, words]);

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
