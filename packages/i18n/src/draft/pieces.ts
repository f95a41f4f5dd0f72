/// <reference path="../simplified/opencc-dict.d.ts" />
import phrases from 'opencc-js/dict/STPhrases';
import generated from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';
import taiwan from 'opencc-js/dict/TWPhrases';

/** A part of a text: a wanted word, or other text. */
export interface Piece {
  readonly text: string;
  readonly wanted: boolean;
}

/** The best way to cut a text from some place to its end: how many parts, and the characters in words of each kind. */
interface Cut {
  readonly parts: number;
  readonly inKept: number;
  readonly inWanted: number;
  readonly length: number;
}

/** What a text is cut by. */
interface Words {
  readonly kept: ReadonlySet<string>;
  readonly wanted: ReadonlySet<string>;
  /** Whether OpenCC's tables have it as a word. */
  isKnown(word: string): boolean;
  readonly longest: number;
}

/**
 * Finds wanted words in Simplified text, at the bounds of words: 加时 stands in 无加时, and not in 添加时间. Kept words
 * are pieces of their own, and come before wanted ones where a text can be cut in both ways.
 */
export function piecesBy(wanted: readonly string[], kept: readonly string[]) {
  const several = wanted.filter(({ length }) => length > 1);
  const ownLongest = longestOf([...wanted, ...kept]);
  return (text: string): readonly Piece[] => {
    const { words, longest } = openccWords();
    const by: Words = {
      kept: new Set(kept),
      wanted: new Set(wanted),
      // OpenCC has 记录为, too, in which 记录 is wanted; a single wanted character is part of many words.
      isKnown: word => words.has(word) && !several.some(inside => word.includes(inside)),
      longest: Math.max(ownLongest, longest),
    };
    return joined(text, bestCuts(text, by), by);
  };
}

/** Cuts a text into as few words as possible. */
function bestCuts(text: string, by: Words): readonly Cut[] {
  const none: Cut = { parts: 0, inKept: 0, inWanted: 0, length: 0 };
  const cuts = Array.from({ length: text.length + 1 }, () => none);
  for (let at = text.length - 1; at >= 0; at--) {
    let best = cutAfter(text.slice(at, at + 1), cuts[at + 1] ?? none, by);
    for (let length = 2; length <= Math.min(by.longest, text.length - at); length++) {
      const word = text.slice(at, at + length);
      if (!by.kept.has(word) && !by.wanted.has(word) && !by.isKnown(word)) continue;
      const cut = cutAfter(word, cuts[at + length] ?? none, by);
      if (!isBetter(best, cut)) best = cut;
    }
    cuts[at] = best;
  }
  return cuts;
}

function cutAfter(word: string, rest: Cut, { kept, wanted }: Words): Cut {
  return {
    parts: rest.parts + 1,
    inKept: rest.inKept + (kept.has(word) ? word.length : 0),
    inWanted: rest.inWanted + (wanted.has(word) ? word.length : 0),
    length: word.length,
  };
}

/** Of equally few words, those with the most characters in kept words, then in wanted ones. */
function isBetter(cut: Cut, than: Cut): boolean {
  if (cut.parts !== than.parts) return cut.parts < than.parts;
  if (cut.inKept !== than.inKept) return cut.inKept > than.inKept;
  return cut.inWanted > than.inWanted;
}

/** What is neither wanted nor kept stays together: OpenCC reads it as a whole. */
function joined(text: string, cuts: readonly Cut[], by: Words): readonly Piece[] {
  const pieces: Piece[] = [];
  let between = '';
  const flush = () => {
    if (between !== '') pieces.push({ text: between, wanted: false });
    between = '';
  };
  for (let at = 0; at < text.length; ) {
    const word = text.slice(at, at + (cuts[at]?.length ?? 1));
    const own = by.kept.has(word) || by.wanted.has(word);
    if (own) flush();
    if (own) pieces.push({ text: word, wanted: by.wanted.has(word) });
    else between += word;
    at += word.length;
  }
  flush();
  return pieces;
}

let known: { readonly words: ReadonlySet<string>; readonly longest: number } | undefined;

/** The words of OpenCC's tables; a phrase of Taiwan's counts where both scripts write it alike. */
function openccWords() {
  if (known === undefined) {
    const words = new Set(
      [phrases, generated, taiwan].flatMap(table => table.split('|').map(pair => pair.split(' ')[0] ?? '')),
    );
    known = { words, longest: longestOf([...words]) };
  }
  return known;
}

function longestOf(words: readonly string[]): number {
  return words.reduce((longest, { length }) => Math.max(longest, length), 0);
}
