import { beijingDate } from '@lobby/calendar';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';
import css from './page.module.css';
import { ToGifts } from './to-gifts.tsx';

interface SignCalendarProps {
  readonly steps: NonNullable<Promotion['own']>['steps'];
  readonly now: number;
  readonly isBusy: boolean;
  /** @param day "2026-11-28" */
  onSign(day: string): void;
}

/** The days of this month since the member joined: signed, missed, or to be signed. */
export function SignCalendar({ steps, now, isBusy, onSign }: SignCalendarProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const today = beijingDate(now);
  const isSigned = steps.some(({ key, state }) => key === today && state === 'reached');
  const missed = steps.filter(({ key, state }) => key !== today && state === 'open');
  return (
    <Panel heading={t('promotions.sign')}>
      <ol className={css.days}>
        {steps.map(({ key, state, gift }) => {
          const word = state === 'reached' ? 'signed' : state === 'open' ? 'open' : 'missed';
          return (
            <li key={key} data-state={word} data-today={key === today || undefined}>
              <span aria-hidden="true">{Number(key.slice(-2))}</span>
              {word === 'signed' ? (
                <Icon name="check" size={16} />
              ) : (
                <small aria-hidden="true" translate="no">
                  {format.money(gift)}
                </small>
              )}
              <VisuallyHidden>
                {t(`promotions.sign.${word}`, { date: key, gift: format.money(gift) })}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <div className={css.actions} data-pinned>
        <Button
          variant="primary"
          size="l"
          busy={isBusy}
          {...(isSigned && { disabledLook: true, reason: t('promotions.sign.done') })}
          onClick={() => !isSigned && onSign(today)}
        >
          {t(isSigned ? 'promotions.sign.done' : 'promotions.sign.today')}
        </Button>
        {missed.map(({ key }) => (
          <Button key={key} disabled={isBusy} onClick={() => onSign(key)}>
            {t('promotions.sign.makeUp', { date: key })}
          </Button>
        ))}
      </div>
      {steps.some(({ state }) => state === 'reached') && <ToGifts />}
    </Panel>
  );
}
