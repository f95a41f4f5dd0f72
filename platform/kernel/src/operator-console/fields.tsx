/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type Child, createContext, useContext } from 'hono/jsx';
import type { Problems, Typed } from '../domain/operator-page.ts';

/** A form that was sent back: what was typed, and what is wrong with it. */
export interface SentBack {
  readonly typed: Typed;
  readonly problems: Problems;
}

/** The form that fields stand in: an id of its own on the page, and what it was sent back with. */
export const FormAt = createContext<Partial<SentBack> & { readonly id: string }>({ id: '' });

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** How it is written, or what it does when it stays empty. */
  readonly hint?: string;
  /** What it holds before anything is typed. */
  readonly value?: string;
  readonly required?: boolean;
  /** The most characters; 200 when absent. */
  readonly most?: number;
  /** The language of what is typed, where it is not that of the page. */
  readonly lang?: string;
}

/** A line to type in, with its hint and what is wrong with it. What was typed stays. */
export function Field({ name, label, hint, value = '', required, most = 200, lang }: FieldProps) {
  const at = useContext(FormAt);
  return (
    <Labelled {...{ name, label, hint }}>
      <input
        {...controlOf(at, name, hint)}
        {...{ maxlength: most, required, lang }}
        value={at.typed?.[name] ?? value}
      />
    </Labelled>
  );
}

/** The same of several lines. */
export function Area({ name, label, hint, value = '', required, most = 200, lang }: FieldProps) {
  const at = useContext(FormAt);
  return (
    <Labelled {...{ name, label, hint }}>
      <textarea {...controlOf(at, name, hint)} {...{ maxlength: most, required, lang }}>
        {'\n'}
        {at.typed?.[name] ?? value}
      </textarea>
    </Labelled>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several, with its hint and what is wrong with it. */
export function Choice({ name, label, hint, value = '', options }: ChoiceProps) {
  const at = useContext(FormAt);
  const chosen = at.typed?.[name] ?? value;
  return (
    <Labelled {...{ name, label, hint }}>
      <select {...controlOf(at, name, hint)}>
        {options.map(option => (
          <option value={option.value} selected={option.value === chosen}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Yes or no. @param on what it is before anything is chosen. */
export function Check({ name, label, on = false }: { name: string; label: string; on?: boolean }) {
  const { typed } = useContext(FormAt);
  return (
    <label>
      {label}
      <input type="checkbox" name={name} value="1" checked={typed ? typed[name] !== undefined : on} />
    </label>
  );
}

/** What is wrong with the whole form; nothing when nothing is. */
export function FormProblem() {
  const { problems = {} } = useContext(FormAt);
  return problems[''] === undefined ? null : <em role="alert">{problems['']}</em>;
}

function Labelled({ name, label, hint, children }: LabelledProps) {
  const { id, problems = {} } = useContext(FormAt);
  return (
    <div class="field">
      <label for={`${id}-${name}`}>{label}</label>
      {hint && <small id={`${id}-${name}-hint`}>{hint}</small>}
      {problems[name] !== undefined && <em id={`${id}-${name}-problem`}>{problems[name]}</em>}
      {children}
    </div>
  );
}

interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly children?: Child;
}

/** The first field that is wrong has the focus, since no script leads to it. */
function controlOf({ id, problems = {} }: { id: string; problems?: Problems }, name: string, hint?: string) {
  const isWrong = problems[name] !== undefined;
  const about = [isWrong && `${id}-${name}-problem`, hint && `${id}-${name}-hint`].filter(Boolean);
  return {
    id: `${id}-${name}`,
    name,
    ...(about.length > 0 && { 'aria-describedby': about.join(' ') }),
    ...(isWrong && ({ 'aria-invalid': 'true' } as const)),
    autofocus: isWrong && Object.keys(problems)[0] === name,
  };
}
