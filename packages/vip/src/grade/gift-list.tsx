import type { Grant } from '@lobby/api-client/contract/act/grant';
import { type ClaimState, GiftRow, GiftRows, giftState } from '@lobby/gifts';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { vipMessages } from '../messages/index.ts';

interface GiftListProps {
  readonly grants: readonly Grant[];
  readonly now: number;
  readonly claim: ClaimState;
  onClaim(id: string): void;
}

/** Gifts that were reached: to be claimed first, then those that were claimed or have expired. */
export function GiftList({ grants, now, claim, onClaim }: GiftListProps) {
  const t = useText(vipMessages);
  const isOpen = (grant: Grant) => giftState(grant, now) === 'claimable';
  const sorted = [...grants.filter(isOpen), ...grants.filter(grant => !isOpen(grant))];
  return (
    <Panel heading={t('vip.gifts')} intro={t('vip.gifts.intro')} content="rows">
      {sorted.length === 0 ? (
        <EmptyState size="s" title={t('vip.gifts.none')} hint={t('vip.gifts.none.hint')} />
      ) : (
        <GiftRows>
          {sorted.map(grant => (
            <GiftRow key={grant.id} gift={grant} now={now} claim={claim} onClaim={onClaim} />
          ))}
        </GiftRows>
      )}
    </Panel>
  );
}
