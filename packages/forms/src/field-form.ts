import type { ComponentProps } from 'react';
import type { Problems, Rules } from './rules/define-rules.ts';

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/** The fields of text, digits, amounts and choices. */
export type TextName<Values> = NamesOf<Values, string>;

/** The fields with a box to tick. */
export type TickName<Values> = NamesOf<Values, boolean>;

/**
 * Normalises what was typed; it can fill in another field as well, e.g. the region a phone number names. `settled`:
 * on blur or submit, when typing is finished. Idempotent.
 */
export type Reader<Values> = (
  text: string,
  facts: { readonly values: Values; readonly settled: boolean },
) => string | Partial<Values>;

export type Readers<Values> = { readonly [Name in TextName<Values>]?: Reader<Values> };

export interface FieldFormOptions<Values, Id extends string, Note = undefined> {
  readonly initial: Values;
  /** What is judged now. When other fields are judged (another tab, another step) the errors go. */
  readonly rules: Rules<Values, Id>;
  /** The reader of each field; without one, its text is kept as typed. */
  readonly read?: Readers<Values>;
  /** The name of each field, shown with it and where it is missing. */
  readonly labels: { readonly [Name in keyof Values]: string };
  /** Translates a message of the rules. */
  say(id: Id): string;
  /** While a call is out: the fields may be read only, and nothing is sent. */
  readonly busy?: boolean;
  /** The step of a wizard; the focus goes to the first field when it changes. */
  readonly step?: string | number;
  /** The user typed, ticked or chose. */
  onEdit?(): void;
  /** The values as they were meant, without a problem. `note`: what `submit` was given. */
  onSubmit(values: Values, note: Note | undefined): void;
}

/** For TextField and what looks like it: PasswordField, CodeField, OtpField. */
export interface TextBinding {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  onChange(text: string): void;
  onBlur(): void;
}

/** For Select, SearchSelect and Segmented. */
export interface ChoiceBinding<Value> {
  readonly label: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly disabled: boolean;
  onChange(value: Value): void;
}

/** For Checkbox. */
export interface TickBinding {
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly disabled: boolean;
  onChange(on: boolean): void;
}

/** A form. `outside`: problems of fields from elsewhere, e.g. the server, shown when the rules report none. */
export interface FieldForm<Values, Id extends string, Note = undefined> {
  readonly values: Values;
  readonly errors: Problems<Values, Id>;
  /** The labels of what must still be filled in, in the order of the form. */
  readonly missing: readonly string[];
  text(name: TextName<Values>, outside?: string): TextBinding;
  tick(name: TickName<Values>, outside?: string): TickBinding;
  choice<Name extends TextName<Values>>(name: Name, outside?: string): ChoiceBinding<Values[Name]>;
  /** Puts a value in, without anybody having edited. */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Judges one field now, for a button that belongs to it: shows its problem, or says that there is none. */
  judge(name: TextName<Values>): boolean;
  /** Takes what is said of a field away. */
  clear(name: keyof Values & string): void;
  /** As the button does; `note` travels to `onSubmit`, for forms that can be sent in more than one way. */
  submit(note?: Note): void;
  /** For the form element. */
  readonly frame: Pick<
    ComponentProps<'form'>,
    'ref' | 'onSubmit' | 'noValidate' | 'onKeyDown' | 'onCompositionStart' | 'onCompositionEnd'
  >;
}

/** What one field reads as, with what it fills in elsewhere. */
export function readField<Values extends object>(
  values: Values,
  name: string,
  read: Reader<Values> | undefined,
  settled: boolean,
): Partial<Values> {
  const text = textOf(values, name);
  const found = read ? read(text, { values, settled }) : text;
  return typeof found === 'string' ? oneField(name, found) : found;
}

/** A change of one field. */
export function oneField<Values>(name: string, value: unknown): Partial<Values> {
  // Safe: only the bindings of a field name it.
  return { [name]: value } as Partial<Values>;
}

/** The values as they were meant: every field read for the last time. */
export function settle<Values extends object>(values: Values, read: Readers<Values> = {}): Values {
  let settled = values;
  for (const [name, reader] of readersOf(read)) {
    settled = { ...settled, ...readField(settled, name, reader, true) };
  }
  return settled;
}

/** The fields that have a reader of their own, with it. */
export function readersOf<Values>(read: Readers<Values>): [name: string, read: Reader<Values> | undefined][] {
  return Object.entries<Reader<Values> | undefined>(read);
}

/** The fields that are empty and may not be, in the order of the form. */
export function missingOf<Values extends object, Id extends string>(
  values: Values,
  rules: Rules<Values, Id>,
): (keyof Values & string)[] {
  const problems = rules.problems(values);
  return rules.fields.filter(
    name => (values[name] === '' || values[name] === false) && problems[name] !== undefined,
  );
}

/** The text of a field; empty for one that is none. */
export function textOf<Values extends object>(values: Values, name: string): string {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' ? value : '';
}
