import { loading } from '@lobby/ui-kit/loading-toast';
import { useUiText } from '@lobby/ui-kit/ui-text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AnyDialog, DialogViewProps } from './define-dialog.ts';
import type { DialogEntry } from './dialogs.slice.ts';
import { LoadFailed } from './load-failed.tsx';

type View = ComponentType<DialogViewProps<unknown>>;

/** The view once its chunk is here; until then a loading toast, and on failure the way to try again. */
export function LazyView(props: { dialog: AnyDialog; entry: DialogEntry; close: () => void }): ReactNode {
  const { dialog, entry, close } = props;
  const words = useUiText();
  const [view, setView] = useState<{ component: View } | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (view !== 'loading') return;
    let wanted = true;
    const hide = loading.show(words.opening, { afterMs: 200 });
    dialog
      .load()
      .then(
        module => wanted && setView({ component: module.default }),
        () => wanted && setView('failed'),
      )
      .finally(hide);
    return () => {
      wanted = false;
      hide();
    };
  }, [dialog, view, words]);

  if (view === 'loading') return null;
  if (view === 'failed') return <LoadFailed onRetry={() => setView('loading')} onClose={close} />;
  return <view.component payload={entry.payload} close={close} />;
}
