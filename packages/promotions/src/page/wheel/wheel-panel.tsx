import { refusalText } from '@lobby/api-client/refusal-reasons';
import { inlineText } from '@lobby/api-client/request';
import { beijingDate } from '@lobby/calendar';
import { giftAt, type RuleOf } from '@lobby/funds/promotions';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { Panel } from '@lobby/ui-kit/panel';
import { promotionsMessages } from '../../messages/index.ts';
import type { Promotion } from '../../rule/read-rule.ts';
import { ToGifts } from '../to-gifts.tsx';
import { ChancesPanel } from './chances-panel.tsx';
import type { Spin } from './check-spin.ts';
import { Earning } from './earning.tsx';
import { SpinsPanel } from './spins-panel.tsx';
import type { Spinning } from './use-spinning.ts';
import { useTurning } from './use-turning.ts';
import css from './wheel.module.css';
import { WheelDrawing } from './wheel-drawing.tsx';

interface WheelPanelsProps {
  readonly rule: RuleOf<'draw'>;
  readonly own: NonNullable<Promotion['own']>;
  readonly endsAt: number;
  readonly now: number;
  readonly spinning: Spinning;
}

/** The wheel of a member: spinning it, what came of it, its chances, and the last spins. */
export function WheelPanels({ rule, own, endsAt, now, spinning }: WheelPanelsProps) {
  const t = useText(promotionsMessages);
  const locale = useLocale();
  const spins = own.wheel?.spins ?? [];
  const { spun, failure } = spinning;
  const before = spins.find(one => one.number !== spun?.number);
  const { isTurning, ...drawing } = useTurning(rule, spun, before);
  if (!own.wheel) return null;
  const { left, isBudgetLeft, next } = own.wheel;
  const isEnded = now >= endsAt;
  const reason = isEnded
    ? t('promotions.wheel.ended')
    : !isBudgetLeft
      ? t(own.resumesAt > now ? 'promotions.wheel.noBudget.period' : 'promotions.wheel.noBudget')
      : isTurning
        ? t('promotions.wheel.turning')
        : left === 0
          ? t('promotions.wheel.noneLeft')
          : undefined;
  // What comes of a spin is not told before the wheel has stopped.
  const told = isTurning ? spins.filter(one => one.number !== spun?.number) : spins;
  return (
    <>
      <Panel heading={t('promotions.wheel')}>
        <div className={css.stand}>
          <WheelDrawing rule={rule} {...drawing} />
          <Result rule={rule} spun={spun} isTurning={isTurning} />
        </div>
        <div className={css.press}>
          <p className={css.left}>{t('promotions.wheel.left', { count: left })}</p>
          <Button
            variant="primary"
            size="l"
            busy={spinning.isBusy}
            {...(reason !== undefined && { disabledLook: true, reason })}
            onClick={() => reason === undefined && spinning.onSpin()}
          >
            {t('promotions.wheel.spin')}
          </Button>
        </div>
        {(isEnded || !isBudgetLeft) && (
          <Callout size="m" icon="info">
            {reason}
          </Callout>
        )}
        <Callout tone="danger" role="alert">
          {failure && (refusalText(failure, locale) ?? inlineText(failure, locale))}
        </Callout>
        {!isEnded && <Earning rule={rule} step={own.steps.find(({ key }) => key === beijingDate(now))} />}
        {own.steps.some(({ state }) => state === 'reached') && !isTurning && <ToGifts />}
      </Panel>
      <div className={css.beside}>
        <ChancesPanel rule={rule} />
        <SpinsPanel rule={rule} spins={told} next={isEnded ? undefined : next} seen={spinning.seen} />
      </div>
    </>
  );
}

interface ResultProps {
  readonly rule: RuleOf<'draw'>;
  readonly spun: Spin | undefined;
  readonly isTurning: boolean;
}

/** What the last spin brought, in words, when the wheel has stopped. */
function Result({ rule, spun, isTurning }: ResultProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const gift = spun ? giftAt(rule, spun.stop) : 0n;
  const values = { number: spun?.number ?? 0, gift: format.money(formatYuan(gift)) };
  return (
    <p role="status" className={css.result}>
      {isTurning
        ? t('promotions.wheel.turning')
        : spun && t(gift > 0n ? 'promotions.wheel.won' : 'promotions.wheel.lost', values)}
    </p>
  );
}
