import type { Grant } from '@lobby/api-client/contract/act/grant';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Progress } from '@lobby/ui-kit/progress';
import type { ReactNode } from 'react';
import { giftName, giftState, giftWords } from './gift-state.ts';
import css from './gifts.module.css';
import { giftsMessages } from './messages/index.ts';
import { type ClaimState, isClaiming } from './use-claim.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A list of gifts, one below the other. */
export const GiftRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css.gifts}>{children}</ul>
);

interface GiftRowProps {
  readonly gift: Grant;
  /** The platform's time, ms. */
  readonly now: number;
  readonly claim: ClaimState;
  onClaim(id: string): void;
}

/** A gift: what it is for, where it stands, how much it is, and the claim while it can be claimed. */
export function GiftRow({ gift, now, claim, onClaim }: GiftRowProps) {
  const t = useText(giftsMessages);
  const format = useFormat();
  const name = giftName(gift, t);
  const state = giftState(gift, now);
  const place = useKeptFocus<HTMLLIElement>(state === 'claimable');
  const isOwn = isClaiming(claim) && 'request' in claim && claim.request.id === gift.id;
  return (
    <li {...place} className={css.gift}>
      <div>
        <b>{name}</b>
        {state === 'staking' && (
          <Progress label={t('gifts.bar', { name })} value={Number(gift.done)} max={Number(gift.need)} />
        )}
        <small>{giftWords(gift, now, { t, format })}</small>
      </div>
      <span className={css.amount} translate="no">
        {format.money(gift.amount)}
      </span>
      {state === 'claimable' && (
        <Button
          variant="gold"
          aria-label={t('gifts.gift.claim.named', { name })}
          busy={isOwn}
          disabled={isClaiming(claim) && !isOwn}
          onClick={() => onClaim(gift.id)}
        >
          {t('gifts.gift.claim')}
        </Button>
      )}
    </li>
  );
}

/** A gift of the record: what it was for, when it was reached, how much it was, and what became of it. */
export function GiftRecordRow({ gift, now }: Pick<GiftRowProps, 'gift' | 'now'>) {
  const t = useText(giftsMessages);
  const format = useFormat();
  return (
    <li className={css.gift}>
      <div>
        <b>{giftName(gift, t)}</b>
        <small>{format.dateTime(gift.reachedAt)}</small>
      </div>
      <span className={css.amount} translate="no">
        {format.money(gift.amount)}
      </span>
      <small>{giftWords(gift, now, { t, format })}</small>
    </li>
  );
}
