/** What is drawn on the button of a pick. */
export type Face =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'ball' | 'car'; readonly number: number }
  | { readonly kind: 'dice'; readonly dice: readonly number[] };

/** Something that may be bet on, as the board shows it. */
export interface BoardPick {
  /** By the rules of the game. */
  readonly pick: string;
  /** Whole, as it is read out and listed: with the group that it belongs to. */
  readonly name: string;
  readonly face: Face;
}

/** Picks that are shown together under one name. */
export interface BoardGroup {
  readonly name: string;
  /** When it wins, in a sentence. */
  readonly hint?: string;
  /** Whether its name may stand before its picks instead of above. */
  readonly isRow?: boolean;
  readonly picks: readonly BoardPick[];
}

/** A part of the board that is shown at a time. */
export interface BoardTab {
  readonly name: string;
  /** When the picks of all its groups win. */
  readonly hint?: string;
  readonly groups: readonly BoardGroup[];
}

/** Everything that may be bet on in a game, in the order shown. */
export type Board = readonly BoardTab[];

/** A pick that is a word by itself, named with its group. */
export const wordPick = (pick: string, group: string, text: string): BoardPick => ({
  pick,
  name: `${group} ${text}`,
  face: { kind: 'word', text },
});

/** The names of all picks of a board. */
export const namesOfPicks = (board: Board): ReadonlyMap<string, string> =>
  new Map(
    board.flatMap(({ groups }) =>
      groups.flatMap(({ picks }) => picks.map(({ pick, name }) => [pick, name] as const)),
    ),
  );

export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
