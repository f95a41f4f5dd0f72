import type { Generator } from '../generator.ts';

/** What a person types behind `npm run`. */
export type CommandName = 'new' | 'remove';

/** A command, and all it can do. */
export interface Command {
  readonly name: CommandName;
  readonly kinds: readonly Generator[];
  /** How a person is asked for the kind. */
  readonly asks: string;
  /** What is said where no kind was. */
  readonly missing: string;
}
