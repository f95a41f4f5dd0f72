import type { Format, SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';

/** What terms are said with. */
export interface Saying {
  readonly t: SayText<MessageId>;
  readonly format: Format;
}

/** A sentence of the terms, and the rows that belong to it. */
export interface Term {
  readonly sentence: string;
  readonly rows: readonly string[];
}
