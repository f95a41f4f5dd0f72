import { day as dayMs, hour, startOfBeijingDay } from '@lobby/calendar';
import { useFormat, useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { sportsbookMessages } from '../messages/index.ts';
import css from './date-chips.module.css';

interface DateChipsProps {
  /** "2026-11-21"; '' = every day. */
  readonly value: string;
  readonly now: number;
  onChange(date: string): void;
}

const daysAhead = 7;

/**
 * The days an early list can be narrowed to, in Beijing time. Today is one of them in the morning: the list of today
 * ends at noon then (docs/rules.md#markets).
 */
export function DateChips({ value, now, onChange }: DateChipsProps) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const today = format.date(now);
  const days = Array.from({ length: daysAhead }, (_, index) => now + (index + 1) * dayMs);
  return (
    <fieldset className={css.chips}>
      <VisuallyHidden as="legend">{t('sportsbook.dates')}</VisuallyHidden>
      <Chip isOn={value === ''} label={t('sportsbook.date.all')} onPress={() => onChange('')} />
      {now - startOfBeijingDay(now) < 12 * hour && (
        <Chip
          isOn={value === today}
          label={t('sportsbook.date.today')}
          day={today.slice(5)}
          onPress={() => onChange(today)}
        />
      )}
      {days.map(day => {
        const date = format.date(day);
        const label =
          day - now === dayMs ? t('sportsbook.date.tomorrow') : t(`sportsbook.weekday.${weekdayOf(date)}`);
        return (
          <Chip
            key={date}
            isOn={value === date}
            label={label}
            day={date.slice(5)}
            onPress={() => onChange(date)}
          />
        );
      })}
    </fieldset>
  );
}

function Chip(props: { isOn: boolean; label: string; day?: string; onPress(): void }) {
  return (
    <button type="button" className={css.chip} aria-pressed={props.isOn} onClick={props.onPress}>
      {props.label}
      {props.day && <span className={css.day}>{props.day}</span>}
    </button>
  );
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

function weekdayOf(date: string): Weekday {
  // Safe: getUTCDay answers 0 to 6.
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}
