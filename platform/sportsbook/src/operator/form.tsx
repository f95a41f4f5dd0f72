/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cancelReasons } from '@lobby/betting';
import {
  Choice,
  Field,
  FormAt,
  FormProblem,
  type SentBack,
} from '@lobby/platform-kernel/operator-console/fields';
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';
import { type Child, createContext, useContext } from 'hono/jsx';
import type { OperatorAction } from './actions.ts';

/** The match whose forms these are, and the one that was sent back. */
export const FormsAt = createContext<{ readonly match: string; readonly back?: SentBack }>({ match: '' });

interface FormProps {
  readonly does: OperatorAction['do'];
  /** Its heading, and what its button says. */
  readonly title: string;
  /** Of several forms that do the same: what this one does it to. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly children?: Child;
}

/** A form that does one thing to the match, with the remark that is kept of it. */
export function Form({ does, title, hidden = {}, children }: FormProps) {
  const { match, back } = useContext(FormsAt);
  const isBack =
    back?.typed.do === does && Object.entries(hidden).every(([name, value]) => back.typed[name] === value);
  const id = [does, ...Object.values(hidden)].join('-');
  return (
    <FormAt.Provider value={{ id, ...(isBack && back) }}>
      <ActionForm hidden={{ match, do: does, ...hidden }}>
        <h3>{title}</h3>
        {children}
        <Field name="why" label="备注（必填）" required />
        <button type="submit">{title}</button>
        <FormProblem />
      </ActionForm>
    </FormAt.Provider>
  );
}

/** Why something is cancelled. @param also codes of another scope that fit here. */
export function Reason({ scope, also = [] }: ReasonProps) {
  return (
    <Choice
      name="reason"
      label="原因"
      options={cancelReasons
        .filter(reason => reason.scope === scope || also.includes(reason.code))
        .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
    />
  );
}

interface ReasonProps {
  readonly scope: (typeof cancelReasons)[number]['scope'];
  readonly also?: readonly string[];
}
