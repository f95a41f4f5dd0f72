import { usePathExists } from '@lobby/feature/known-paths';
import { keyPressed } from '@lobby/ui-kit/key-press';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paletteDialog } from '../search/palette.dialog.ts';
import { shortcutsDialog } from '../shortcuts/shortcuts.dialog.ts';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import { hasSingleKeys } from '../shortcuts/single-keys.ts';
import { readPress, takesLetters, type Waiting } from './press.ts';

const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/** Listens for the keys of the site on every page. Behind an open dialog they do nothing. */
export function FollowKeys(): null {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const pathExists = usePathExists();
  const follow = useRef<(action: ShortcutAction) => void>(null);
  useEffect(() => {
    follow.current = action => {
      if (action === 'palette') dispatch(paletteDialog.open());
      else if (action === 'help') dispatch(shortcutsDialog.open());
      else if (pathExists(action.to)) void navigate(action.to);
    };
  });
  useEffect(() => {
    let waiting: Waiting;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector(dialogs)) return;
      // A modifier on its way to another key ends nothing.
      if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      const { ctrlKey: ctrl, metaKey: meta, altKey: alt, timeStamp: at } = event;
      const inField = takesLetters(event.target);
      const single = hasSingleKeys();
      const read = readPress(waiting, { key: keyPressed(event), ctrl, meta, alt, at, inField, single });
      waiting = read.waiting;
      if (!read.action) return;
      event.preventDefault();
      follow.current?.(read.action);
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return null;
}
