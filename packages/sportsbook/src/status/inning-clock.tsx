import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Inning } from '../feed/inning/inning.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { Diamond } from './diamond.tsx';
import css from './live-clock.module.css';

/** Where a game of innings stands: which half, and its outs and runners or that it pauses. */
export function InningClock({ inning }: { inning: Inning }) {
  const t = useText(sportsbookMessages);
  const { number, half, isBreak, outs, bases } = inning;
  const name = t(`sportsbook.clock.inning.${half}`, { number: String(number) });
  if (isBreak) {
    return (
      <>
        <span className={css.time}>{t('sportsbook.clock.break')}</span>
        <small className={css.phase}>{t('sportsbook.clock.after', { period: name })}</small>
      </>
    );
  }
  const taken = ([1, 2, 3] as const).filter(base => bases[base - 1]);
  const runners = taken.map(base => t(`sportsbook.inning.base.${base}`)).join('、');
  return (
    <>
      <span className={css.time}>{name}</span>
      <small className={css.phase}>
        <Diamond bases={bases} outs={outs} />
        <VisuallyHidden>
          {t('sportsbook.inning.outs', { count: String(outs) })}，
          {runners ? t('sportsbook.inning.bases', { bases: runners }) : t('sportsbook.inning.bases.none')}
        </VisuallyHidden>
      </small>
    </>
  );
}
