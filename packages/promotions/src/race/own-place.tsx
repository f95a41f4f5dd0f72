import type { RaceShape } from '@lobby/api-client/contract/act/promotion-shape';
import { day } from '@lobby/calendar';
import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Panel } from '@lobby/ui-kit/panel';
import type { ReactNode } from 'react';
import { promotionsMessages } from '../messages/index.ts';

interface OwnPlaceProps {
  readonly race: RaceShape;
  readonly own: NonNullable<RaceShape['own']>;
  /** When the race ends, and the platform's time, ms. */
  readonly endsAt: number;
  readonly now: number;
  /** The way to a gift that was reached. */
  readonly children?: ReactNode;
}

/** Where the member stands in a race, what the place brings, and what is missing to one that brings more. */
export function OwnPlace({ race, own, endsAt, now, children }: OwnPlaceProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const left = useTimeLeft(endsAt - now);
  const { place, points, gift, next } = own;
  return (
    <Panel heading={t('promotions.race.own')}>
      <Facts gap={3}>
        <Fact label={t('promotions.race.place')}>
          {place === 0
            ? t('promotions.race.place.none')
            : t('promotions.race.place.of', {
                place: format.number(place),
                ranked: format.number(race.ranked),
              })}
        </Fact>
        <Fact label={t('promotions.race.points')}>
          <span translate="no">{format.number(points)}</span>
        </Fact>
        <Fact label={t(race.isFinal ? 'promotions.race.gift' : 'promotions.race.gift.now')}>
          {Number(gift) > 0 ? (
            <span translate="no">{format.money(gift)}</span>
          ) : (
            t('promotions.race.gift.none')
          )}
        </Fact>
        {next && (
          <Fact label={t('promotions.race.next', { place: next.place, gift: format.money(next.gift) })}>
            {t('promotions.race.missing', { points: format.number(next.missing) })}
          </Fact>
        )}
        {left !== undefined && (
          <Fact plain label={t('promotions.race.left')}>
            {left}
          </Fact>
        )}
      </Facts>
      {children}
    </Panel>
  );
}

/** "2 天 3小时5分钟"; undefined for nothing or less. */
function useTimeLeft(ms: number): string | undefined {
  const t = useText(promotionsMessages);
  const locale = useLocale();
  if (ms < day) return timeLeft(ms, locale);
  const days = Math.floor(ms / day);
  return t('promotions.race.left.days', { days, rest: timeLeft(ms % day, locale) ?? '' }).trim();
}
