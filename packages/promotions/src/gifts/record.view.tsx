import type { Grant } from '@lobby/api-client/contract/act/grant';
import { paths } from '@lobby/feature';
import { GiftRecordRow, GiftRows } from '@lobby/gifts';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import css from './gifts.module.css';
import { GiftsLoading, type GiftsProps } from './gifts-loading.tsx';

export interface RecordViewProps extends GiftsProps {
  /** From 1. */
  readonly page: number;
  readonly hasOlder: boolean;
  onPage(page: number): void;
}

/** Every gift that the member reached, the newest first. */
export function RecordView(props: RecordViewProps) {
  const t = useText(promotionsMessages);
  const { gifts } = props;
  return (
    <Page
      title={t('promotions.record')}
      actions={
        <Link as={RouterLink} standalone to={paths.mine.welfare()}>
          {t('promotions.welfare')}
        </Link>
      }
    >
      {gifts ? <Rows {...props} gifts={gifts} /> : <GiftsLoading {...props} />}
    </Page>
  );
}

function Rows({
  gifts,
  now,
  page,
  hasOlder,
  onPage,
}: RecordViewProps & { readonly gifts: readonly Grant[] }) {
  const t = useText(promotionsMessages);
  if (gifts.length === 0)
    return (
      <EmptyState icon="gift" title={t('promotions.record.none')} hint={t('promotions.record.none.hint')} />
    );
  return (
    <Panel label={t('promotions.record.table')} content="rows">
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
