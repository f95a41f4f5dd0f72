import { friendReasons, needsOf, type RuleOf } from '@lobby/funds/promotions';
import type { SayText } from '@lobby/i18n';
import type { MessageId } from '../messages/index.ts';
import type { Saying } from './term.ts';

/** What a friend has to do: "存款满 ¥100". Something of a newer platform is told as another. */
export function friendNeedWords(need: string, rule: RuleOf<'friends'>, { t, format }: Saying): string {
  const known = needsOf(rule).find(one => one === need);
  if (!known) return t('promotions.friends.need.other');
  if (known === 'deposit')
    return t('promotions.friends.need.deposit', { amount: format.money(rule.friend.deposit) });
  if (known === 'turnover')
    return t('promotions.friends.need.turnover', {
      amount: format.money(rule.friend.turnover),
      group: t(`promotions.term.group.${rule.turnover.group}`),
    });
  return t(`promotions.friends.need.${known}`);
}

/** Why a friend does not count. A reason of a newer platform is told as another. */
export function friendReasonWords(reason: string, t: SayText<MessageId>): string {
  const known = friendReasons.find(one => one === reason);
  return t(`promotions.friends.reason.${known ?? 'other'}`);
}
