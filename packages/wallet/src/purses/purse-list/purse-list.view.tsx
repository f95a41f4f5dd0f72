import { refusalText } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import type { OperationState } from '@lobby/operation/repeat';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Money } from '@lobby/ui-kit/money';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { UnknownNote } from '../../operation/unknown-note.tsx';
import { isMoney } from '../is-money.ts';
import { pursesMessages } from '../messages/index.ts';
import type { AllBalance, Recycled, VenuePurse, VenueTransfer } from '../purse-types.ts';
import { RecycledNote } from '../recycled-note.tsx';
import { OwnPurses } from './own-purses.tsx';
import css from './purse-list.module.css';

export interface PurseListViewProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly all: AllBalance | undefined;
  readonly usdt: string;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The member hides the figures. */
  readonly isHidden: boolean;
  readonly recycling: OperationState<object, Recycled>;
  /** The last transfer from one venue. */
  readonly home: OperationState<{ readonly channelCode: string }, VenueTransfer>;
  onRetry(): void;
  onRecycle(): void;
  onHome(venue: VenuePurse): void;
  onRepeat(): void;
  onLeave(): void;
}

/** The purses in short: what lies where, and one press that brings it home. */
export function PurseListView(props: PurseListViewProps) {
  const { all, failure, recycling, home, isHidden, onLeave } = props;
  const t = useText(pursesMessages);
  const locale = useLocale();
  const pathExists = usePathExists();
  if (failure)
    return (
      <ErrorState
        title={t('purses.error')}
        hint={inlineText(failure, locale)}
        busy={props.isRetrying}
        onRetry={props.onRetry}
      />
    );
  if (!all)
    return (
      <SkeletonGroup label={t('purses.loading')} className={css.list}>
        <Skeleton shape="block" height="2.5rem" />
        <Skeleton shape="block" height="2.5rem" />
      </SkeletonGroup>
    );
  const filled = all.venues.filter(venue => isMoney(venue.balance));
  const isBusy = [recycling, home].some(({ step }) => step === 'sending' || step === 'unknown');
  const wallet = paths.mine.wallet();
  return (
    <div className={css.list}>
      <OwnPurses all={all} usdt={props.usdt} isHidden={isHidden} />
      {filled.length === 0 ? (
        <Hint>{t('purses.list.empty')}</Hint>
      ) : (
        <ul className={css.venues} aria-label={t('purses.venues')}>
          {filled.map(venue => (
            <li key={venue.channelCode}>
              <span>{venue.name}</span>
              <Money yuan={venue.balance} masked={isHidden} />
              {venue.state === 'open' ? (
                <Button
                  size="s"
                  aria-label={t('purses.list.home.of', { name: venue.name })}
                  busy={home.step === 'sending' && home.request.channelCode === venue.channelCode}
                  disabled={isBusy}
                  onClick={() => props.onHome(venue)}
                >
                  {t('purses.list.home')}
                </Button>
              ) : (
                <Badge tone="gold">{t('purses.maintenance')}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <Outcome {...props} />
      <div className={css.ways}>
        {filled.length > 0 && (
          <Button
            variant="primary"
            busy={recycling.step === 'sending'}
            disabled={isBusy}
            onClick={props.onRecycle}
          >
            {t('purses.recycle')}
          </Button>
        )}
        {pathExists(wallet) && (
          <Link to={wallet} onClick={onLeave}>
            {t('purses.list.all')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What became of the last press. */
function Outcome({ recycling, home, onRepeat }: PurseListViewProps) {
  const t = useText(pursesMessages);
  const format = useFormat();
  const locale = useLocale();
  if (recycling.step === 'unknown' || home.step === 'unknown') return <UnknownNote onRepeat={onRepeat} />;
  if (recycling.step === 'done') return <RecycledNote recycled={recycling.answer} />;
  if (home.step === 'done') {
    const { state, name, amount, repaid } = home.answer;
    const outcome =
      state === 'done' ? 'homeDone' : state === 'refused' ? ('homeFailed' as const) : 'homeWaiting';
    return (
      <div role="status">
        <Hint>{t(`purses.list.${outcome}`, { name, amount: format.money(amount) })}</Hint>
        {isMoney(repaid) && <Hint>{t('purses.repaid', { amount: format.money(repaid) })}</Hint>}
      </div>
    );
  }
  const recycled = recycling.step === 'idle' ? recycling.failure : undefined;
  const moved = home.step === 'idle' ? home.failure : undefined;
  const failure = recycled ?? moved;
  return (
    <Hint role="alert">
      {failure &&
        (refusalText(failure, locale) ?? t(recycled ? 'purses.recycle.failed' : 'purses.list.homeFailed'))}
    </Hint>
  );
}
