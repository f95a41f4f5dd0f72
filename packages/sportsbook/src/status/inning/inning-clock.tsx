import { useText } from '@lobby/i18n';
import type { Inning } from '../../feed/inning.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { Bases } from './bases.tsx';
import css from './inning-clock.module.css';

/** Where a game of innings stands: which half, and its outs and runners or that it pauses. */
export function InningClock({ inning }: { inning: Inning }) {
  const t = useText(sportsbookMessages);
  const { number, half, isBreak, outs, bases } = inning;
  const name = t(`sportsbook.clock.inning.${half}`, { number: String(number) });
  return (
    <span className={css.inning}>
      <span className={css.half}>{isBreak ? t('sportsbook.clock.after', { period: name }) : name}</span>
      {!isBreak && (
        <small className={css.stand}>
          <Bases bases={bases} />
          {t('sportsbook.inning.outs', { count: String(outs) })}
        </small>
      )}
    </span>
  );
}
