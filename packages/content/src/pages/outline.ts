import type zhCN from '../messages/zh-CN.json';

/** An id of this package's messages. */
export type MessageId = keyof typeof zhCN;

export interface OutlineSection {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly title: MessageId;
  readonly paragraphs: readonly MessageId[];
}

/** A page of words: which message stands where. The words themselves are in the catalogs. */
export interface Outline {
  readonly title: MessageId;
  readonly intro: MessageId;
  /** The day the words took effect, "2026-11-01". */
  readonly updated: string;
  readonly sections: readonly OutlineSection[];
}
