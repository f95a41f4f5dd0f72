import type { Child } from 'hono/jsx';
import type { GenericSchema } from 'valibot';

/** A page of the operator's console, as a domain contributes it: data that `operator-console` mounts and draws. */
export interface OperatorPage {
  /** Its address. */
  readonly path: `/dev/${string}`;
  readonly title: string;
  /** Where it stands in the navigation. */
  readonly group: OperatorGroup;
  /** How many things on it wait for a person. */
  readonly waiting?: () => Promise<number>;
  /** It shows pictures of its own origin. */
  readonly showsPictures?: boolean;
  /** What it shows, by what follows its path: '' is the page itself, `/:id` is one below it. */
  readonly views: Readonly<Record<string, OperatorView>>;
  /** What its forms do. A form is for the first action at its address that takes its fields. */
  readonly actions: readonly OperatorAction[];
  /** Said of a form that no action takes. */
  readonly incomplete: string;
}

export type OperatorGroup = 'sites' | 'members' | 'money' | 'matches' | 'development';

/** Reads what is asked for and draws it; undefined where there is nothing of that address. */
export type OperatorView = (address: {
  readonly param: (name: string) => string;
  readonly query: (name: string) => string;
}) => Promise<Shown | undefined>;

/** What is shown below the heading. */
export interface Shown {
  /** The title of the page where there is none. */
  readonly title?: string;
  readonly status?: 200 | 400 | 404;
  readonly body: Child;
}

/** What one form of a page does. */
export interface OperatorAction<Form = unknown> {
  /** Where its form is sent to, below the path of the page; '' is the page itself. */
  readonly at?: string;
  /** What it asks for. */
  readonly form: GenericSchema<unknown, Form>;
  /** What is said when it is done; an action that leads elsewhere says nothing. */
  readonly done?: { readonly title?: string; readonly sentence: string };
  /** @param typed the same as it was typed, to send it back with. */
  run(form: Form, typed: Typed): Promise<Outcome>;
  /** Answers a form at its address that it does not take; the page says `incomplete` where there is none. */
  readonly sendBack?: (typed: Typed, problems: Problems) => Promise<Exclude<Outcome, 'done'>>;
}

/** What became of a form: done, not done with the reason, an address to go on from, or something else to show. */
export type Outcome =
  | 'done'
  | { readonly refused: string; readonly status: 400 | 404 | 409 }
  | { readonly goTo: string }
  | Shown;

/** What was typed, by field; files and repeated fields are left out. */
export type Typed = Readonly<Record<string, string>>;
/** The sentence of each wrong field. */
export type Problems = Readonly<Record<string, string>>;

/** An action in a list of others: what it runs gets what its form asks for. */
export const operatorAction = <Form>(action: OperatorAction<Form>): OperatorAction => action;
