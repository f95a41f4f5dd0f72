/** An element of which neither axe nor a measurement can tell. */
export interface Known {
  readonly rule: string;
  /** A selector of the elements. */
  readonly at: string;
  /** The id of a story that has one: there, nothing to be found is a failure. */
  readonly story: string;
  /** Why it is right; for contrast, what it is and what guarantees it. */
  readonly because: string;
}

export const known: readonly Known[] = [
  {
    rule: 'aria-hidden-focus',
    at: '[role=dialog][data-type] button',
    story: '反馈-结果码--message',
    because: 'The button of a toast is hidden while the shelf has no focus, and shown before it gets it.',
  },
];
