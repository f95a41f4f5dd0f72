import { behindModal, textContrasts } from './text-contrast.ts';

/** An element of which neither axe nor a measurement can tell. */
interface Known {
  readonly rule: string;
  /** A selector of the elements. */
  readonly at: string;
  /** The id of a story that has one: there, nothing to be found is a failure. Absent for what running pages alone have. */
  readonly story?: string;
  /** Why it is right; for contrast, what it is and what guarantees it. */
  readonly because: string;
}

const known: readonly Known[] = [
  {
    rule: 'aria-hidden-focus',
    at: '[role=dialog][data-type] button',
    story: '反馈-结果码--message',
    because: 'The button of a toast is hidden while the shelf has no focus, and shown before it gets it.',
  },
  {
    rule: 'color-contrast',
    at: 'button[aria-pressed] > [translate=no]',
    because:
      'A price that moved has a corner of 8 px, cut along its diagonal: its box meets that of the digits, its paint does not.',
  },
  {
    rule: 'color-contrast',
    at: '.driver-active :not(.driver-popover, .driver-popover *)',
    because: 'The guided tour dims what it does not speak of; it cannot be reached meanwhile.',
  },
  {
    rule: 'aria-valid-attr-value',
    at: '[aria-controls=driver-popover-content]',
    because: 'The library of the guided tour draws what it names a moment later.',
  },
  {
    rule: 'frame-tested',
    at: 'iframe[sandbox]',
    story: '页面-游戏框--playing',
    because: 'A game is a page of another origin, which no script of ours reaches: it is judged by itself.',
  },
  {
    rule: 'heading-order',
    at: ':is(h1, h2, h3, h4)',
    because: 'axe leaves it open where a page was drawn anew while it looked; stories judge the order.',
  },
];

/** What axe could not decide about one element: its `incomplete` results. */
export interface Undecided {
  readonly rule: string;
  /** The selector of the element. */
  readonly target: string;
  /** What axe says about it. */
  readonly says: string;
}

/** A story that axe has judged. */
export interface JudgedStory {
  readonly id: string;
  /** The rules that ran: of further colours only those about colours do. */
  readonly ran: ReadonlySet<string>;
}

/**
 * What is left of axe's `incomplete` results once every text has been measured where it is drawn, in a sentence each,
 * with what is known of the story but was not met.
 */
export function undecided(found: readonly Undecided[], story?: JudgedStory, list = known): string[] {
  const met = new Set<Known>();
  const isKnown = (rule: string, element: Element) => {
    const matching = list.filter(one => one.rule === rule && element.matches(one.at));
    for (const one of matching) met.add(one);
    return matching.length > 0;
  };
  const elements = found.map(({ target }) => document.querySelector(target));
  const texts = elements.filter((element, at) => element && found[at]?.rule === 'color-contrast');
  const measured = new Map(textContrasts(texts as Element[]).map((one, at) => [texts[at], one]));
  const left = found.flatMap(({ rule, target, says }, at) => {
    const element = elements[at];
    const contrast = measured.get(element ?? null);
    const { ratio, needed = 0, unknown, text } = contrast ?? {};
    const isFine = contrast && !unknown && (ratio === undefined || ratio >= needed);
    // One that is gone was not there to stay; what is behind a modal dialog is neither read nor reached.
    if (!element || element.closest(behindModal) || isFine || isKnown(rule, element)) return [];
    const why = contrast ? `${ratio} of ${needed}${unknown ? `, over a ${unknown}` : ''}, ${text}` : says;
    return [`${rule}: ${target}  ${why}`];
  });
  const stale = list.filter(one => story?.id === one.story && story?.ran.has(one.rule) && !met.has(one));
  return [...left, ...stale.map(({ rule, at }) => `${rule}: strike what is known of ${at}, it is not there`)];
}
