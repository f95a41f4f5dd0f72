import { beijingDate } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Panel } from '@lobby/ui-kit/panel';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { promotionsMessages } from '../messages/index.ts';
import css from './page.module.css';
import { isWithheld, type Step, StepWhy } from './step-why.tsx';
import { ToGifts } from './to-gifts.tsx';

interface SignCalendarProps {
  readonly rule: PromotionRule;
  readonly steps: readonly Step[];
  readonly now: number;
  readonly isBusy: boolean;
  /** @param day "2026-11-28" */
  onSign(day: string): void;
}

/** The days of this month since the member joined: signed, missed, or to be signed. */
export function SignCalendar({ rule, steps, now, isBusy, onSign }: SignCalendarProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const today = beijingDate(now);
  const wasSigned = ({ done }: Step) => done !== '0';
  const isSigned = steps.some(step => step.key === today && wasSigned(step));
  const withheld = steps.filter(isWithheld);
  const missed = steps.filter(({ key, state }) => key !== today && state === 'open');
  return (
    <Panel heading={t('promotions.sign')}>
      <ol className={css.days}>
        {steps.map(step => {
          const { key, state, gift } = step;
          const word = wasSigned(step)
            ? isWithheld(step)
              ? 'unpaid'
              : 'signed'
            : state === 'open'
              ? 'open'
              : 'missed';
          return (
            <li key={key} data-state={word} data-today={key === today || undefined}>
              <span aria-hidden="true">{Number(key.slice(-2))}</span>
              {wasSigned(step) ? (
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
      {withheld.length > 0 && (
        <ul className={css.withheld}>
          {withheld.toReversed().map(step => (
            <li key={step.key}>
              {t('promotions.sign.unpaid', { date: step.key, gift: format.money(step.gift) })}
              <StepWhy rule={rule} step={step} />
            </li>
          ))}
        </ul>
      )}
      {steps.some(({ state }) => state === 'reached') && <ToGifts />}
    </Panel>
  );
}
