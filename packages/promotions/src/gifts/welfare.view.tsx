import type { Grant } from '@lobby/api-client/contract/act/grant';
import { beijingDate } from '@lobby/calendar';
import { paths } from '@lobby/feature';
import { ClaimNote, type ClaimState, GiftRow, GiftRows, giftState } from '@lobby/gifts';
import { useFormat, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import { promotionPath } from '../rule/promotion-path.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { mostWords } from '../rule/rule-terms.ts';
import css from './gifts.module.css';
import { GiftsLoading, type GiftsProps } from './gifts-loading.tsx';

/** A promotion as it is advertised. */
export type Offer = Pick<Promotion, 'id' | 'name' | 'rule'>;

export interface WelfareViewProps extends GiftsProps {
  readonly isPaused: boolean;
  /** Promotions that the member may still join. */
  readonly offers: readonly Offer[];
  readonly claim: ClaimState;
  onClaim(id: string): void;
  onRepeat(): void;
}

/** What the member can claim now, and what they are staking for. */
export function WelfareView(props: WelfareViewProps) {
  const t = useText(promotionsMessages);
  const { gifts, isPaused, claim, onRepeat } = props;
  return (
    <Page
      title={t('promotions.welfare')}
      actions={
        <Link as={RouterLink} standalone to={paths.mine.giftRecord()}>
          {t('promotions.record')}
        </Link>
      }
    >
      <ClaimNote state={claim} onRepeat={onRepeat} />
      {isPaused && (
        <Callout size="m" icon="info">
          {t('promotions.paused')}
        </Callout>
      )}
      {gifts ? !isPaused && <Gifts {...props} gifts={gifts} /> : <GiftsLoading {...props} />}
      {!isPaused && props.offers.length > 0 && <Offers offers={props.offers} />}
    </Page>
  );
}

function Gifts({ gifts, now, claim, onClaim }: WelfareViewProps & { readonly gifts: readonly Grant[] }) {
  const t = useText(promotionsMessages);
  const kinds = (['claimable', 'staking'] as const).map(state => ({
    state,
    // What was claimed today stays where it was.
    rows: gifts.filter(
      gift =>
        giftState(gift, now) === state ||
        (state === 'claimable' && beijingDate(gift.claimedAt) === beijingDate(now)),
    ),
  }));
  if (kinds.every(({ rows }) => rows.length === 0))
    return (
      <EmptyState
        icon="gift"
        title={t('promotions.welfare.none')}
        hint={t('promotions.welfare.none.hint')}
        action={
          <Link as={RouterLink} standalone to={paths.discounts()}>
            {t('promotions.all')}
          </Link>
        }
      />
    );
  return kinds.map(
    ({ state, rows }) =>
      rows.length > 0 && (
        <Panel key={state} heading={t(`promotions.welfare.${state}`)} content="rows">
          <GiftRows>
            {rows.map(gift => (
              <GiftRow key={gift.id} gift={gift} now={now} claim={claim} onClaim={onClaim} />
            ))}
          </GiftRows>
        </Panel>
      ),
  );
}

function Offers({ offers }: Pick<WelfareViewProps, 'offers'>) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  return (
    <Panel heading={t('promotions.welfare.offers')} content="rows">
      <GiftRows>
        {offers.map(offer => (
          <li key={offer.id} className={css.offer}>
            <Link as={RouterLink} standalone to={promotionPath(offer)}>
              {offer.name}
            </Link>
            <span translate="no">{mostWords(offer.rule, { t, format })}</span>
          </li>
        ))}
      </GiftRows>
    </Panel>
  );
}
