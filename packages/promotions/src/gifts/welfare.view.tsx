import type { Grant } from '@lobby/api-client/contract/act/grant';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from '@lobby/ui-kit/link';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Progress } from '@lobby/ui-kit/progress';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import { promotionPath } from '../rule/promotion-path.ts';
import type { Promotion } from '../rule/read-rule.ts';
import { mostWords } from '../rule/rule-terms.ts';
import { ClaimNote } from './claim-note.tsx';
import { giftName, giftState, giftWords } from './gift-state.ts';
import css from './gifts.module.css';
import { GiftsLoading, type GiftsProps } from './gifts-loading.tsx';
import { type ClaimState, isClaiming } from './use-claim.ts';

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
    rows: gifts.filter(gift => giftState(gift, now) === state),
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
          <ul className={css.gifts}>
            {rows.map(gift => (
              <GiftRow key={gift.id} gift={gift} now={now} claim={claim} onClaim={onClaim} />
            ))}
          </ul>
        </Panel>
      ),
  );
}

interface GiftRowProps extends Pick<WelfareViewProps, 'now' | 'claim' | 'onClaim'> {
  readonly gift: Grant;
}

function GiftRow({ gift, now, claim, onClaim }: GiftRowProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const name = giftName(gift, t);
  const isOwn = isClaiming(claim) && 'request' in claim && claim.request.id === gift.id;
  const isStaking = giftState(gift, now) === 'staking';
  return (
    <li className={css.gift}>
      <div>
        <b>{name}</b>
        {isStaking && (
          <Progress
            label={t('promotions.step.bar', { name })}
            value={Number(gift.done)}
            max={Number(gift.need)}
          />
        )}
        <small>{giftWords(gift, now, { t, format })}</small>
      </div>
      <span className={css.amount} translate="no">
        {format.money(gift.amount)}
      </span>
      {!isStaking && (
        <Button
          variant="gold"
          aria-label={t('promotions.gift.claim.named', { name })}
          busy={isOwn}
          disabled={isClaiming(claim) && !isOwn}
          onClick={() => onClaim(gift.id)}
        >
          {t('promotions.gift.claim')}
        </Button>
      )}
    </li>
  );
}

function Offers({ offers }: Pick<WelfareViewProps, 'offers'>) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  return (
    <Panel heading={t('promotions.welfare.offers')} content="rows">
      <ul className={css.gifts}>
        {offers.map(offer => (
          <li key={offer.id} className={css.gift}>
            <Link as={RouterLink} standalone to={promotionPath(offer)}>
              {offer.name}
            </Link>
            <span className={css.amount} translate="no">
              {mostWords(offer.rule, { t, format })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
