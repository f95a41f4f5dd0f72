import type { Grant } from '@lobby/api-client/contract/act/grant';
import type { Format, SayText } from '@lobby/i18n';
import type { MessageId } from './messages/index.ts';

/** `claimable` now; `staking`: turnover is still missing; `taken-back`: after it was claimed. */
export type GiftState = 'claimable' | 'staking' | 'claimed' | 'taken-back' | 'expired' | 'forfeited';

/** Where a gift stands at an instant, ms. */
export function giftState({ claimedAt, forfeitedAt, expiresAt, need, done }: Grant, now: number): GiftState {
  if (claimedAt > 0) return forfeitedAt > 0 ? 'taken-back' : 'claimed';
  if (forfeitedAt > 0) return 'forfeited';
  if (now >= expiresAt) return 'expired';
  return done === need ? 'claimable' : 'staking';
}

/** What a gift is for. */
export const giftName = ({ source, name, period }: Grant, t: SayText<MessageId>): string =>
  // A month is told as such, a week by its first day.
  source === 'promotion'
    ? name
    : t(`gifts.gift.${source}`, { period: source === 'vip-month' ? period.slice(0, 7) : period });

/** Where it stands, in words. */
export function giftWords(grant: Grant, now: number, say: { t: SayText<MessageId>; format: Format }): string {
  const { t, format } = say;
  switch (giftState(grant, now)) {
    case 'claimed':
      return t('gifts.gift.claimed', { date: format.date(grant.claimedAt) });
    case 'taken-back':
      return t('gifts.gift.taken-back', { date: format.date(grant.forfeitedAt) });
    case 'forfeited':
      return t('gifts.gift.forfeited', { date: format.date(grant.forfeitedAt) });
    case 'expired':
      return t('gifts.gift.expired', { date: format.dateTime(grant.expiresAt) });
    case 'claimable':
      return t('gifts.gift.until', { date: format.dateTime(grant.expiresAt) });
    case 'staking':
      return t('gifts.gift.turnover', {
        done: format.money(grant.done),
        need: format.money(grant.need),
      });
  }
}
