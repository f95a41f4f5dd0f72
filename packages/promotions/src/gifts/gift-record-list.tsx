import type { Grant } from '@lobby/api-client/contract/act/grant';
import { GiftRecordRow, GiftRows } from '@lobby/gifts';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../messages/index.ts';
import css from './gifts.module.css';

export interface GiftRecordListProps {
  readonly gifts: readonly Grant[];
  /** The platform's time, ms. */
  readonly now: number;
  /** From 1. */
  readonly page: number;
  readonly hasOlder: boolean;
  /** Above the list; without one it is named `label`. */
  readonly heading?: string;
  readonly label?: string;
  /** What is said while there is none. */
  readonly none: { readonly title: string; readonly hint: string };
  onPage(page: number): void;
}

/** Gifts as a record, the newest first, a page at a time. */
export function GiftRecordList({ gifts, now, page, hasOlder, none, onPage, ...named }: GiftRecordListProps) {
  const t = useText(promotionsMessages);
  if (gifts.length === 0) return <EmptyState icon="gift" {...none} />;
  return (
    <Panel
      {...(named.heading === undefined ? { label: named.label } : { heading: named.heading })}
      content="rows"
    >
      <GiftRows>
        {gifts.map(gift => (
          <GiftRecordRow key={gift.id} gift={gift} now={now} />
        ))}
      </GiftRows>
      {(page > 1 || hasOlder) && (
        <div className={css.pages}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('promotions.record.newer')}
          </Button>
          <Button disabled={!hasOlder} onClick={() => onPage(page + 1)}>
            {t('promotions.record.older')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
