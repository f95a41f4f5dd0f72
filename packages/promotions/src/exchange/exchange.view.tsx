import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Link as RouterLink } from 'react-router-dom';
import { GiftRecordList, type GiftRecordListProps } from '../gifts/gift-record-list.tsx';
import { GiftsLoading, type GiftsProps } from '../gifts/gifts-loading.tsx';
import { promotionsMessages } from '../messages/index.ts';
import { CodeForm, type CodeFormProps } from './code-form.tsx';
import { RedeemedNote } from './redeemed-note.tsx';

export interface ExchangeViewProps
  extends CodeFormProps,
    GiftsProps,
    Pick<GiftRecordListProps, 'page' | 'hasOlder' | 'onPage'> {
  readonly isPaused: boolean;
}

/** One field for a gift code, what it brought, and the codes that the member redeemed. */
export function ExchangeView(props: ExchangeViewProps) {
  const t = useText(promotionsMessages);
  const { gifts, isPaused, state } = props;
  return (
    <Page
      title={t('promotions.exchange')}
      actions={
        <Link as={RouterLink} standalone to={paths.mine.welfare()}>
          {t('promotions.welfare')}
        </Link>
      }
    >
      {isPaused ? (
        <Callout size="m" icon="info">
          {t('promotions.paused')}
        </Callout>
      ) : (
        <Panel heading={t('promotions.exchange.enter')} width="narrow">
          <CodeForm {...props} />
          <RedeemedNote state={state} />
        </Panel>
      )}
      {gifts ? (
        <GiftRecordList
          {...props}
          gifts={gifts}
          heading={t('promotions.exchange.records')}
          none={{ title: t('promotions.exchange.none'), hint: t('promotions.exchange.none.hint') }}
        />
      ) : (
        <GiftsLoading {...props} />
      )}
    </Page>
  );
}
