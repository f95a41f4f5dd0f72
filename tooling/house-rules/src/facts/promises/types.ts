/** A file that keeps a promise, and words in it that say so: the name of a test where there is one. */
export type Keeper = readonly [file: string, words: string];

/**
 * The paragraphs of a page, each by words that stand in no other one: what keeps what it promises, or why nothing has
 * to.
 */
export type PagePromises = Readonly<Record<string, readonly Keeper[] | string>>;
