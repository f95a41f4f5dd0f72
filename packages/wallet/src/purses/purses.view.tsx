import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Hint } from '@lobby/ui-kit/hint';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Stack } from '@lobby/ui-kit/stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnknownNote } from '../operation/unknown-note.tsx';
import { FailedPanel } from '../page/failed-panel.tsx';
import { isMoney } from './is-money.ts';
import { pursesMessages } from './messages/index.ts';
import type { AllBalance, Balance, Recycled, VenuePurse } from './purse-types.ts';
import css from './purses.module.css';
import { RecycledNote } from './recycled-note.tsx';
import { Sums } from './sums.tsx';

export interface PursesViewProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly all: AllBalance | undefined;
  readonly balance: Balance | undefined;
  readonly failure: ApiFailure | undefined;
  /** The last question failed, but what is shown was true a moment ago. */
  readonly isStale: boolean;
  readonly isRetrying: boolean;
  readonly hidesZero: boolean;
  /** The switch of automatic transfers was not saved, or nobody knows whether it was. */
  readonly isAutoUnsaved: boolean;
  readonly recycling: OperationState<object, Recycled>;
  /** What stands between the sums and the venues. */
  readonly children?: ReactNode;
  onRetry(): void;
  onHideZero(hides: boolean): void;
  onRecycle(): void;
  onRepeat(): void;
  onAuto(isOn: boolean): void;
}

const { transfer } = paths.mine;

/** All that a member has, purse by purse, with what can be done. */
export function PursesView(props: PursesViewProps) {
  const { all, balance, failure } = props;
  const t = useText(pursesMessages);
  return (
    <Page title={t('purses.title')}>
      {all && balance ? (
        <>
          {props.isStale && (
            <Callout
              role="status"
              action={
                <Button size="s" busy={props.isRetrying} onClick={props.onRetry}>
                  {t('purses.old.again')}
                </Button>
              }
            >
              {t('purses.old')}
            </Callout>
          )}
          <Sums all={all} balance={balance} />
          {props.children}
          <Venues {...props} all={all} />
        </>
      ) : failure ? (
        <FailedPanel
          title={t('purses.error')}
          failure={failure}
          isRetrying={props.isRetrying}
          onRetry={props.onRetry}
        />
      ) : (
        <SkeletonGroup label={t('purses.loading')}>
          <Stack>
            <Skeleton shape="block" height="12rem" />
            <Skeleton shape="block" height="18rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Venues(props: PursesViewProps & { readonly all: AllBalance }) {
  const { all, hidesZero, recycling } = props;
  const t = useText(pursesMessages);
  const locale = useLocale();
  const shown = all.venues.filter(venue => !hidesZero || isMoney(venue.balance));
  const refusal = recycling.step === 'idle' ? recycling.failure : undefined;
  return (
    <Panel labelledBy="purses-venues">
      <div className={css.head}>
        <h2 id="purses-venues">{t('purses.venues')}</h2>
        <div>
          <Checkbox checked={hidesZero} onChange={props.onHideZero}>
            {t('purses.hideZero')}
          </Checkbox>
          <Button
            variant="primary"
            busy={recycling.step === 'sending'}
            disabled={recycling.step === 'unknown'}
            onClick={props.onRecycle}
          >
            {t('purses.recycle')}
          </Button>
        </div>
      </div>
      {recycling.step === 'unknown' && <UnknownNote onRepeat={props.onRepeat} />}
      {recycling.step === 'done' && <RecycledNote recycled={recycling.answer} />}
      <Hint role="alert">{refusal && (refusalText(refusal, locale) ?? t('purses.recycle.failed'))}</Hint>
      {shown.length === 0 ? (
        <Hint>{t('purses.venues.none')}</Hint>
      ) : (
        <ul className={css.venues}>
          {shown.map(venue => (
            <Venue key={venue.channelCode} venue={venue} />
          ))}
        </ul>
      )}
      <Checkbox
        checked={all.autoTransfer}
        error={props.isAutoUnsaved ? t('purses.auto.unsaved') : undefined}
        onChange={props.onAuto}
      >
        {t('purses.auto')}
      </Checkbox>
      <Hint>{t('purses.auto.hint')}</Hint>
    </Panel>
  );
}

function Venue({ venue }: { venue: VenuePurse }) {
  const t = useText(pursesMessages);
  const format = useFormat();
  const { channelCode, name, category, balance, isFresh, state } = venue;
  return (
    <li className={css.venue}>
      <span>{name}</span>
      <b translate="no">{format.money(balance)}</b>
      <small>
        {t(`purses.category.${category}`)}{' '}
        {state === 'maintenance' && <Badge tone="gold">{t('purses.maintenance')}</Badge>}
        {!isFresh && ` ${t('purses.stale')}`}
      </small>
      {state === 'open' && (
        <Link to={transfer({ venue: channelCode })} aria-label={`${t('purses.toVenue')} ${name}`}>
          {t('purses.toVenue')}
        </Link>
      )}
    </li>
  );
}
