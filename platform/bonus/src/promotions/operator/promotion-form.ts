import { midnightOf } from '@lobby/calendar';
import type { BonusRules } from '@lobby/funds';
import {
  type PromotionKind,
  type PromotionRule,
  promotionKinds,
  promotionRule,
  type RuleFault,
  ruleFault,
  termsFault,
} from '@lobby/funds/promotions';
import type { Problems, Typed } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { typedRule } from './rule-fields.ts';
import { fieldWords } from './rule-words.ts';

const emptyName = '请填写名称。';

/** What a form for a new promotion says besides its rule. */
export const promotionForm = v.looseObject({
  site: v.string(),
  kind: v.picklist(promotionKinds),
  'zh-CN': v.pipe(v.string(), v.trim(), v.minLength(1, emptyName), v.maxLength(40)),
  'zh-TW': v.pipe(v.string(), v.trim(), v.minLength(1, emptyName), v.maxLength(40)),
  starts: v.pipe(v.string(), v.trim(), v.check(isDay, '请填写日期，例如 2026-11-28。')),
  ends: v.pipe(v.string(), v.trim(), v.check(isDay, '请填写日期，例如 2026-12-31。')),
  excludes: v.pipe(v.string(), v.trim(), v.regex(/^[a-z-]{0,20}$/, '只用小写字母和连字符，最多 20 个。')),
});

function isDay(text: string): boolean {
  return midnightOf(text) !== undefined;
}

const faultWords: Readonly<Record<RuleFault, string>> = {
  tiers: '每一档的流水和礼金都要高于上一档。',
  tasks: '同一项任务只能写一次。',
  places: '每个名次的礼金不能高于上一名。',
  segments: '至少要有一格有奖金。',
  'turnover.multiple': '这个站点的流水最多 10 倍；品牌另有规定时，先在活动列表下面更改。',
  'turnover.group': '这个站点的流水只能限定一组游戏；品牌另有规定时，先在活动列表下面更改。',
  'budget.total': '总预算要够发放：竞赛是所有名次的礼金，转盘是最高的一份。',
  'budget.perMember': '每个会员的上限不能低于最高的一份礼金，请调高上限或调低礼金。',
  'budget.perPeriod.most': '每个周期的预算不能低于最高的一份礼金，否则这份礼金永远发不出去。',
};

/** The rule of a form: read, or the sentence of each wrong field. @param bonusRules those of the brand. */
export function readRule(
  kind: PromotionKind,
  typed: Typed,
  bonusRules: BonusRules,
): { readonly rule: PromotionRule } | { readonly problems: Problems } {
  const read = v.safeParse(promotionRule, typedRule(kind, typed));
  const fault = read.success ? (ruleFault(read.output) ?? termsFault(read.output, bonusRules)) : undefined;
  if (fault) return { problems: { [fault]: faultWords[fault] } };
  if (read.success) return { rule: read.output };
  const problems: Record<string, string> = {};
  for (const issue of read.issues) {
    const name = fieldOf(v.getDotPath(issue) ?? '');
    problems[name] ??= `“${fieldWords[name]?.label ?? name}”不正确，请按提示填写。`;
  }
  return { problems };
}

/** The field that a place in a rule was typed into: "tiers.0.gift" is of "tiers". */
const fieldOf = (path: string): string =>
  Object.keys(fieldWords).find(name => path === name || path.startsWith(`${name}.`)) ?? '';
