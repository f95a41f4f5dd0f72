import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import { Spinner } from '@lobby/ui-kit/spinner';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { gamesPath, hallOf } from '../categories/hall-of.ts';
import type { LaunchPlace } from '../launch/launch.flow.ts';
import { venuesMessages } from '../messages/index.ts';
import type { Venue, VenueCategory } from '../venue-types.ts';
import css from './venue-card.module.css';

interface VenueCardProps {
  readonly venue: Venue;
  /** What the member has there, yuan; undefined for a visitor. */
  readonly balance: string | undefined;
  readonly place: LaunchPlace;
  readonly isEntering: boolean;
  /** Some venue is being entered. */
  readonly isWaiting: boolean;
  onEnter(): void;
}

/** A venue: its drawing, name, one line, whether it is open, what it pays back, and the way in. */
export function VenueCard(props: VenueCardProps) {
  const { venue, balance, place } = props;
  const t = useText(venuesMessages);
  const format = useFormat();
  const isShut = venue.state === 'maintenance';
  const isPreparing = venue.opens === 'none';
  const state = isPreparing
    ? t('venues.state.preparing')
    : !isShut
      ? t('venues.state.open')
      : venue.until > 0
        ? t('venues.state.maintenance.until', { time: format.shortDateTime(venue.until) })
        : t('venues.state.maintenance');
  return (
    <Card
      category={venue.category}
      name={venue.name}
      text={t(`venues.text.${venue.category}`)}
      badge={venue.badge}
      state={isPreparing ? 'preparing' : venue.state}
      stateText={state}
      rebate={venue.rebate}
      balance={balance}
    >
      {!isPreparing && !isShut && <WayIn {...props} place={place} />}
    </Card>
  );
}

/** The site's own sportsbook. */
export function OwnVenueCard(props: {
  readonly name: string;
  readonly target: '_blank' | undefined;
  readonly rebate: string | undefined;
}) {
  const t = useText(venuesMessages);
  const name = t('venues.own', { name: props.name });
  return (
    <Card
      category="TY"
      name={name}
      text={t('venues.own.text')}
      badge=""
      state="open"
      stateText={t('venues.state.open')}
      rebate={props.rebate}
      balance={undefined}
    >
      <Link className={css.enter} to={paths.game.sport({ enName: 'crty' })} target={props.target}>
        <Enter name={name} isNewTab={props.target !== undefined} />
      </Link>
    </Card>
  );
}

/** To the list of its games, or into its lobby. */
function WayIn({ venue, place, isEntering, isWaiting, onEnter }: VenueCardProps) {
  if (venue.opens === 'games')
    return (
      <Link className={css.enter} to={gamesPath(venue)}>
        <Enter name={venue.name} isNewTab={false} />
      </Link>
    );
  return (
    <button
      type="button"
      className={css.enter}
      aria-busy={isEntering || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && onEnter()}
    >
      {isEntering && <Spinner size={16} />}
      <Enter name={venue.name} isNewTab={place === 'tab'} />
    </button>
  );
}

function Enter({ name, isNewTab }: { readonly name: string; readonly isNewTab: boolean }) {
  const t = useText(venuesMessages);
  return (
    <>
      <span aria-hidden="true">{t('venues.enter')}</span>
      <VisuallyHidden>{t('venues.enter.of', { name })}</VisuallyHidden>
      <Icon
        name={isNewTab ? 'external-link' : 'arrow-right'}
        size={16}
        label={isNewTab ? t('venues.newTab') : undefined}
      />
    </>
  );
}

interface CardProps {
  readonly category: VenueCategory;
  readonly name: string;
  readonly text: string;
  readonly badge: Venue['badge'];
  readonly state: 'open' | 'maintenance' | 'preparing';
  readonly stateText: string;
  /** Percent. */
  readonly rebate: string | undefined;
  readonly balance: string | undefined;
  readonly children: ReactNode;
}

/** The words keep the left half, and the drawing has the right; the state stands below the words. */
function Card(props: CardProps) {
  const t = useText(venuesMessages);
  const { art } = useBrand();
  return (
    <article className={css.card} data-state={props.state}>
      <span className={css.art}>
        <Suspense>
          <art.Hall code={hallOf[props.category]} className={css.drawing} />
        </Suspense>
      </span>
      <h2 className={css.name}>
        {props.name}
        {props.badge !== '' && (
          <span className={css.badge}>
            {t(props.badge === 'hot' ? 'venues.badge.hot' : 'venues.badge.new')}
          </span>
        )}
      </h2>
      <p className={css.text}>{props.text}</p>
      <p className={css.state}>
        {props.state === 'maintenance' && <Icon name="clock" size={14} />}
        {props.stateText}
      </p>
      <div className={css.foot}>
        <div className={css.facts}>
          {props.rebate !== undefined && props.state !== 'preparing' && (
            <span>{t('venues.rebate', { percent: props.rebate })}</span>
          )}
          {props.state === 'preparing' && <span>{t('venues.preparing.hint')}</span>}
          {props.balance !== undefined && props.state !== 'preparing' && (
            <span>
              {t('venues.balance')} <Money yuan={props.balance} />
            </span>
          )}
        </div>
        {props.children}
      </div>
    </article>
  );
}
