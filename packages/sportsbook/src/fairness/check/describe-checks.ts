import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import type { TextValues } from '@lobby/i18n';
import type zhCN from '../messages/zh-CN.json';
import type { DrawChecks, Outcome } from './check-draw.ts';
import type { SeenDraw } from './seen-draws.ts';

type MessageId = keyof typeof zhCN;

/** One check as shown on the page. */
export interface DescribedCheck {
  readonly name: 'key' | 'score' | 'commitment' | 'seen';
  /** Unknown: this browser has nothing to compare with. */
  readonly outcome: Outcome | 'unknown';
  readonly words: MessageId;
  readonly values?: TextValues;
  /** The two values of a check that failed. */
  readonly differ?: readonly { readonly name: MessageId; readonly value: string }[];
}

/**
 * The checks in the order of the page, with what there is to say of each.
 * @param time prints when the browser saw the commitment.
 */
export function describeChecks(
  draw: WireDraw,
  checks: DrawChecks,
  seen: SeenDraw | undefined,
  time: (ms: number) => string,
): readonly DescribedCheck[] {
  return [
    {
      name: 'key',
      outcome: checks.key,
      words: `fairness.check.key.${checks.key}`,
      differ: differing(checks.key, 'fairness.computed', checks.root, draw.day.root),
    },
    describeScore(draw, checks),
    {
      name: 'commitment',
      outcome: checks.commitment,
      words: `fairness.check.commitment.${checks.commitment}`,
      differ: differing(checks.commitment, 'fairness.computed', checks.hash, draw.draw_hash),
    },
    describeSeen(draw, seen, time),
  ];
}

function describeScore(
  { half_score: half, score }: WireDraw,
  { score: outcome, match }: DrawChecks,
): DescribedCheck {
  if (!match) return { name: 'score', outcome, words: 'fairness.check.score.impossible' };
  const values = { half, score, drawnHalf: match.half, drawn: match.full };
  return { name: 'score', outcome, words: `fairness.check.score.${outcome}`, values };
}

function describeSeen(
  draw: WireDraw,
  seen: SeenDraw | undefined,
  time: (ms: number) => string,
): DescribedCheck {
  if (!seen) return { name: 'seen', outcome: 'unknown', words: 'fairness.check.seen.unknown' };
  const outcome = seen.hash === draw.draw_hash ? 'passed' : 'failed';
  return {
    name: 'seen',
    outcome,
    words: `fairness.check.seen.${outcome}`,
    values: { time: time(seen.at) },
    differ: differing(outcome, 'fairness.sawBefore', seen.hash, draw.draw_hash),
  };
}

function differing(
  outcome: Outcome,
  name: MessageId,
  value: string,
  published: string,
): DescribedCheck['differ'] {
  if (outcome === 'passed' || value === '') return undefined;
  return [
    { name, value },
    { name: 'fairness.published', value: published },
  ];
}
