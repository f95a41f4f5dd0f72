import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keyPressed } from '../key-press/key-press.ts';
import { type KeypadKey, typeKey } from '../numeric-keypad/type-key.ts';
import { caretIn, grouped, type PlainEdit, readEdit } from './grouping.ts';

interface AmountInputOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The amount as typed, without commas. */
  readonly value: string;
  /** What was typed; what `value` becomes may differ. Not called while an input method composes. */
  onChange(text: string): void;
}

interface AmountInput {
  /** For a `TextField`. */
  readonly field: {
    readonly value: string;
    onChange(text: string, event: ChangeEvent<HTMLInputElement>): void;
    onCompositionStart(): void;
    onCompositionEnd(): void;
    onPaste(event: ClipboardEvent): void;
    onDrop(event: DragEvent): void;
  };
  /** Text of several lines or cells was to be put in, which a browser would join to one amount; nothing changed since. */
  readonly isSeveral: boolean;
  /** Edits the amount at the caret, as a key of a keyboard does. */
  pressKey(key: KeypadKey): void;
}

/** What ends a line, or a cell of a table. */
const severalLines = /[\t\n\v\f\r\u2028\u2029]/;

/** An amount in a text field, its thousands grouped while it is typed; the caret stays behind what was typed. */
export function useAmountInput({ input, value, onChange }: AmountInputOptions): AmountInput {
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const from = useRef<number>(undefined);
  // A new object with every edit: one that changes nothing must put the caret back too.
  const [edited, setEdited] = useState<PlainEdit>();
  const [severalAt, setSeveralAt] = useState<string>();
  const shown = composed ?? grouped(value);

  useLayoutEffect(() => {
    const field = input.current;
    if (!edited || !field || document.activeElement !== field) return;
    const at = caretIn(field.value, edited);
    field.setSelectionRange(at, at);
  }, [input, edited]);

  // React's onBeforeInput is made from other events and misses deletions, so the browser's own is heard.
  useLayoutEffect(() => {
    const field = input.current;
    const note = () => {
      from.current = field?.selectionStart ?? undefined;
    };
    field?.addEventListener('beforeinput', note);
    field?.addEventListener('keydown', keepUnfinished);
    return () => {
      field?.removeEventListener('beforeinput', note);
      field?.removeEventListener('keydown', keepUnfinished);
    };
  }, [input]);

  /** `value` is still what stood before the composition: nothing may be done with it while another amount is shown. */
  function keepUnfinished(event: KeyboardEvent): void {
    if (keyPressed(event) !== 'Enter' || !isComposing.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const edit = (text: string, at: number, by?: string) => {
    const next = readEdit({ before: value, text, caret: at, from: from.current, by });
    from.current = undefined;
    setComposed(undefined);
    setEdited({ ...next });
    setSeveralAt(undefined);
    onChange(next.text);
  };

  const guard = (event: ClipboardEvent | DragEvent, text: string) => {
    const isSeveral = severalLines.test(text.trim());
    setSeveralAt(isSeveral ? value : undefined);
    if (isSeveral) event.preventDefault();
  };

  return {
    field: {
      value: shown,
      onChange(text, { currentTarget, nativeEvent }) {
        if (isComposing.current) return setComposed(text);
        const by = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
        edit(text, currentTarget.selectionStart ?? text.length, by);
      },
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd() {
        isComposing.current = false;
        const field = input.current;
        if (field) edit(field.value, field.selectionStart ?? field.value.length);
      },
      onPaste: event => guard(event, event.clipboardData.getData('text')),
      onDrop: event => guard(event, event.dataTransfer.getData('text')),
    },
    isSeveral: severalAt === value,
    pressKey(key) {
      const field = input.current;
      const [start, end] =
        field && document.activeElement === field
          ? [field.selectionStart ?? shown.length, field.selectionEnd ?? shown.length]
          : [shown.length, shown.length];
      const plainAt = (at: number) => (shown === value ? at : shown.slice(0, at).replaceAll(',', '').length);
      const typed = typeKey({ text: value, start: plainAt(start), end: plainAt(end) }, key);
      setEdited({ text: typed.text, caret: typed.start });
      setSeveralAt(undefined);
      onChange(typed.text);
    },
  };
}
