import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import { GiftRecordList } from './gift-record-list.tsx';
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
      {gifts ? (
        <GiftRecordList
          {...props}
          gifts={gifts}
          label={t('promotions.record.table')}
          none={{ title: t('promotions.record.none'), hint: t('promotions.record.none.hint') }}
        />
      ) : (
        <GiftsLoading {...props} />
      )}
    </Page>
  );
}
