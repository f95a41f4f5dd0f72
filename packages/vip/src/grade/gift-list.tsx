import type { Grant } from '@lobby/api-client/contract/act/grant';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { vipMessages } from '../messages/index.ts';
import { isClaiming } from './claim-note.tsx';
import css from './grade.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import type { ClaimState } from './vip-types.ts';

interface GiftListProps {
  readonly grants: readonly Grant[];
  readonly now: number;
  readonly claim: ClaimState;
  onClaim(id: string): void;
}

/** Gifts that were reached: to be claimed first, then those that were claimed or have expired. */
export function GiftList({ grants, now, claim, onClaim }: GiftListProps) {
  const t = useText(vipMessages);
  const isOpen = (grant: Grant) => grant.claimedAt === 0 && now < grant.expiresAt;
  const sorted = [...grants.filter(isOpen), ...grants.filter(grant => !isOpen(grant))];
  return (
    <Panel heading={t('vip.gifts')} intro={t('vip.gifts.intro')} content="rows">
      {sorted.length === 0 ? (
        <EmptyState size="s" title={t('vip.gifts.none')} hint={t('vip.gifts.none.hint')} />
      ) : (
        <ul className={css.gifts}>
          {sorted.map(grant => (
            <Gift key={grant.id} grant={grant} isOpen={isOpen(grant)} claim={claim} onClaim={onClaim} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface GiftProps extends Pick<GiftListProps, 'claim' | 'onClaim'> {
  readonly grant: Grant;
  readonly isOpen: boolean;
}

function Gift({ grant, isOpen, claim, onClaim }: GiftProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { id, source, period, amount, expiresAt, claimedAt } = grant;
  // A month is told as such, a week by its first day.
  // Those of promotions are not listed here.
  const name =
    source === 'promotion'
      ? grant.name
      : t(`vip.gift.${source}`, { period: source === 'vip-month' ? period.slice(0, 7) : period });
  const place = useKeptFocus<HTMLLIElement>(isOpen);
  const isOwn = isClaiming(claim) && 'request' in claim && claim.request.id === id;
  return (
    <li {...place} className={css.gift}>
      <div>
        <b>{name}</b>
        <small>
          {claimedAt > 0
            ? t('vip.gift.claimed', { date: format.date(claimedAt) })
            : t(isOpen ? 'vip.gift.until' : 'vip.gift.expired', { date: format.dateTime(expiresAt) })}
        </small>
      </div>
      <span className={css.amount} translate="no">
        {format.money(amount)}
      </span>
      {isOpen && (
        <Button
          variant="gold"
          aria-label={t('vip.gift.claim.named', { name })}
          busy={isOwn}
          disabled={isClaiming(claim) && !isOwn}
          onClick={() => onClaim(id)}
        >
          {t('vip.gift.claim')}
        </Button>
      )}
    </li>
  );
}
