import { UserError } from '../user-error.ts';

/** A command line taken apart. */
export interface Arguments {
  /** The first word: what is to be made. */
  readonly kind: string | undefined;
  /** The words after it that belong to no flag. */
  readonly words: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
  readonly help: boolean;
}

/** Reads `screen vip-levels --package inbox --title=等级`. @throws UserError for a flag without its value. */
export function readArguments(args: readonly string[]): Arguments {
  const words: string[] = [];
  const flags = new Map<string, string>();
  let help = false;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--') continue;
    if (word === '--help' || word === '-h') help = true;
    else if (!word.startsWith('--')) words.push(word);
    else {
      const [, name = '', inline] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
      const value = inline ?? args[++at];
      if (value === undefined)
        throw new UserError(`--${name} needs a value: --${name} …, or --${name} '' for none.`);
      flags.set(name, value);
    }
  }
  const [kind, ...rest] = words;
  return { kind, words: rest, flags, help };
}
