import type { Draft } from './draft/draft.ts';

/** What the person answered, by flag; an answer that was not wanted is missing. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** One thing a generator wants to know. The first question of a generator may be answered without its flag. */
export interface Question {
  /** `--title`, without the dashes. */
  readonly flag: string;
  /** The question as it is asked. */
  readonly asks: string;
  /** What may be chosen; anything may when it is missing. */
  readonly choices?: (draft: Draft, answers: Answers) => readonly string[];
  /** What to do about an answer that is none of the choices, in a sentence. */
  readonly otherwise?: (answer: string, draft: Draft, answers: Answers) => string | undefined;
  /** What is taken when nothing is said. Without it an answer is needed. */
  readonly usually?: string | ((draft: Draft, answers: Answers) => string);
  /** What is wrong with an answer, in a sentence. */
  readonly check?: (answer: string, draft: Draft, answers: Answers) => string | undefined;
  /** Whether it is asked at all. */
  readonly when?: (answers: Answers, draft: Draft) => boolean;
}

/** What is done besides writing the files, and what is left to a person. */
export interface Made {
  /** One line each: what to fill in, and where. */
  readonly next: readonly string[];
  /** One line each: what was settled for the person, and why. */
  readonly told?: readonly string[];
  /** Scripts of the root that write what follows: from the table of arrows, from the catalogue of codes, from the contract. */
  readonly scripts?: readonly ('arrows' | 'codes' | 'calls')[];
}

/** Makes one kind of thing in the shape of the house, or removes it. */
export interface Generator {
  /** `npm run new <kind>`, or `npm run remove <kind>` */
  readonly kind: string;
  /** What it makes or removes, in a few words. */
  readonly what: string;
  readonly questions: readonly Question[];
  /** Writes into the draft. @throws UserError with a sentence for whoever typed. */
  make(draft: Draft, answers: Answers): Made;
}

/** An answer that its question makes sure of. */
export function answered(answers: Answers, flag: string): string {
  const answer = answers[flag];
  if (answer === undefined) throw new Error(`No question asks for --${flag}.`);
  return answer;
}
