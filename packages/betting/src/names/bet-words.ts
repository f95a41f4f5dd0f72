import type words from '../messages/zh-CN.json';

/** An id of the words that name bets: `messages/zh-CN.json`. */
export type BetWordId = keyof typeof words;

/** Says one of them in the language of the page; `useText` of a catalogue that holds them is one. */
export type SayBetWord = (id: BetWordId, values?: Readonly<Record<string, string>>) => string;
