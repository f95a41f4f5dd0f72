import { goKey, goTo, type ShortcutAction } from '../shortcuts/shortcuts.ts';

/** A press of a key, as far as shortcuts look at it. */
export interface Press {
  /** As `keyPressed` reads it; undefined for one that an input method took. */
  readonly key: string | undefined;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  /** ms, of the press. */
  readonly at: number;
  /** The focus is where letters are typed. */
  readonly inField: boolean;
  /** Shortcuts of a single key are on. */
  readonly single: boolean;
}

/** When the first key of two was pressed, ms; undefined where none waits for its second. */
export type Waiting = number | undefined;

/** The second key counts for so long. */
const mostBetween = 1_500;

/** What a press does, and whether a second key is waited for. A press that a field needs does nothing. Pure. */
export function readPress(
  waiting: Waiting,
  press: Press,
): { readonly waiting: Waiting; readonly action?: ShortcutAction } {
  const { key, ctrl, meta, alt, at, inField, single } = press;
  if (key === undefined) return { waiting: undefined };
  const letter = key.toLowerCase();
  if ((ctrl || meta) && !alt && letter === 'k') return { waiting: undefined, action: 'palette' };
  if (ctrl || meta || alt || inField || !single) return { waiting: undefined };
  if (waiting !== undefined && at - waiting <= mostBetween) {
    const found = goTo.find(one => one.key === letter);
    if (found) return { waiting: undefined, action: { to: found.to } };
  }
  if (key === '/') return { waiting: undefined, action: 'palette' };
  // The question mark of a Chinese keyboard layout is another character.
  if (key === '?' || key === '？') return { waiting: undefined, action: 'help' };
  return { waiting: letter === goKey ? at : undefined };
}

const typedInto = [
  'input, textarea, select, [contenteditable=""], [contenteditable=true]',
  // A letter in an open list goes to the entry that begins with it.
  '[role=textbox], [role=combobox], [role=listbox], [role=menu]',
].join();

/** Whether the element with the focus takes letters for itself. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null;
