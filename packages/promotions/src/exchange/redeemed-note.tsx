import type { Redeemed } from '@lobby/api-client/contract/act/activity-top-gift';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import css from './exchange.module.css';
import type { RedeemState } from './use-redeem.ts';

/** What became of a code that was sent. It is in the page from the start, so that it is read out when it comes. */
export function RedeemedNote({ state }: { readonly state: RedeemState }) {
  const t = useText(promotionsMessages);
  return (
    <div role="status">
      {state.step === 'unknown' && (
        <Callout size="m" icon="info">
          {t('promotions.exchange.unknown')}
        </Callout>
      )}
      {state.step === 'done' && <Result {...state.redeemed} />}
    </div>
  );
}

function Result({ gift, group }: Redeemed) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  return (
    <Callout size="m" icon="check">
      <div className={css.result}>
        <b>{t('promotions.exchange.done', { name: gift.name })}</b>
        <span className={css.amount} translate="no">
          {format.money(gift.amount)}
        </span>
        <p>{useWhatNext(gift, group)}</p>
        <p className={css.links}>
          <Link as={RouterLink} standalone to={paths.mine.welfare()}>
            {t('promotions.welfare')}
          </Link>
          <Link as={RouterLink} standalone to={paths.mine.giftRecord()}>
            {t('promotions.record')}
          </Link>
        </p>
      </div>
    </Callout>
  );
}

/** What has to be staked for a gift, where, and until when it can be claimed. */
function useWhatNext({ need, expiresAt }: Redeemed['gift'], group: string): string {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const date = format.dateTime(expiresAt);
  if (Number(need) === 0) return t('promotions.exchange.done.free', { date });
  const facts = { date, need: format.money(need) };
  return group === 'sport' || group === 'games' || group === 'all'
    ? t('promotions.exchange.done.turnover', { ...facts, group: t(`promotions.term.group.${group}`) })
    : t('promotions.exchange.done.turnover.other', facts);
}
