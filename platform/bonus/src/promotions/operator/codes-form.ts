import { fenOf, type RuleOf } from '@lobby/funds/promotions';
import { formatYuan } from '@lobby/money';
import type { Problems, Typed } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';

/** Codes of one batch: the page that shows them once stays one page. */
const mostCodes = 2_000;
const mostUses = 1_000_000;

const wholeUpTo = (most: number) =>
  v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

const codesForm = v.looseObject({ codes: wholeUpTo(mostCodes), uses: wholeUpTo(mostUses) });

/** How many codes are made and how often each may be redeemed: read, or the sentence of each wrong field. */
export function readCodes(
  rule: RuleOf<'gift-code'>,
  typed: Typed,
): { readonly count: number; readonly uses: number } | { readonly problems: Problems } {
  const read = v.safeParse(codesForm, typed);
  if (!read.success) {
    const wrong = new Set(read.issues.map(issue => v.getDotPath(issue)));
    return {
      problems: {
        ...(wrong.has('codes') && { codes: `请填写 1 到 ${mostCodes} 的整数。` }),
        ...(wrong.has('uses') && { uses: `请填写 1 到 ${mostUses} 的整数。` }),
      },
    };
  }
  const { codes, uses } = read.output;
  const gift = fenOf(rule.gift);
  // Whoever holds a code is not refused because others were quicker than the budget.
  const needed = gift * BigInt(codes) * BigInt(uses);
  if (needed > fenOf(rule.budget.total))
    return { problems: { 'budget.total': `全部兑换需要 ${formatYuan(needed)} 元，请提高总预算。` } };
  if (gift > fenOf(rule.budget.perMember))
    return { problems: { 'budget.perMember': '不能少于一个兑换码的礼金。' } };
  return { count: codes, uses };
}
