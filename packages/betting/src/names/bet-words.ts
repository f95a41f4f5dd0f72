import type words from '../messages/zh-CN.json';

/** A message id of the texts that name bets: `messages/zh-CN.json`. */
export type BetWordId = keyof typeof words;

/** Translates one of them into the language of the page; `useText` of a catalogue that holds them is one. */
export type SayBetWord = (id: BetWordId, values?: Readonly<Record<string, string>>) => string;
