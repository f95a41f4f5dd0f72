import { serverNow } from '@lobby/api';
import { useFormat, useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { memo } from 'react';
import { type ClockReading, type Phase, printClock, secondsAt } from '../feed/game-clock.ts';
import type { Halted, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { setWords } from '../sets/count-words.ts';
import { useGameClock } from '../state/use-board.ts';
import { useSecond } from '../state/use-second.ts';
import { InningClock } from './inning-clock.tsx';
import css from './live-clock.module.css';

/** A set and an inning say more than their name. */
type NamedPhase = Exclude<Phase, 'set' | 'inning'>;

const phaseWords = {
  pre: 'sportsbook.clock.soon',
  '1H': 'sportsbook.clock.first',
  HT: 'sportsbook.clock.half',
  '2H': 'sportsbook.clock.second',
  Q1: 'sportsbook.clock.quarter.1',
  Q2: 'sportsbook.clock.quarter.2',
  Q3: 'sportsbook.clock.quarter.3',
  Q4: 'sportsbook.clock.quarter.4',
  OT: 'sportsbook.clock.overtime',
  ET: 'sportsbook.clock.extra',
  PK: 'sportsbook.clock.penalties',
} as const satisfies Record<NamedPhase, string>;

const haltedWords = {
  postponed: 'sportsbook.clock.postponed',
  abandoned: 'sportsbook.clock.abandoned',
  var: 'sportsbook.clock.var',
} as const satisfies Record<Halted, string>;

interface LiveClockProps {
  readonly ecid: string;
  readonly live: boolean;
  readonly kickoff: number;
  /** Said in place of the clock. */
  readonly halted: Halted | undefined;
  /** Said after the clock, once the first half is over. */
  readonly halfScore?: Sides<number>;
  /** Before it begins within the hour, how long until then: of a drawn sport, whose matches follow each other in minutes. */
  readonly countsDown?: boolean;
  /** On one line, for headers. */
  readonly inline?: boolean;
}

/** The running clock and the phase of a match in play; day and time of one that has not begun; why one stands still. */
export const LiveClock = memo(function LiveClock(props: LiveClockProps) {
  const { ecid, live, kickoff, halted, halfScore, countsDown = false, inline = false } = props;
  const t = useText(sportsbookMessages);
  return (
    <span translate="no" className={css.clock} data-live={live} data-inline={inline}>
      {halted ? (
        <span className={css.time}>{t(haltedWords[halted])}</span>
      ) : live ? (
        <Running ecid={ecid} />
      ) : countsDown ? (
        <Countdown to={kickoff} />
      ) : (
        <Kickoff at={kickoff} />
      )}
      {halfScore && <HalfScore of={halfScore} />}
    </span>
  );
});

function Running({ ecid }: { ecid: string }) {
  const t = useText(sportsbookMessages);
  const clock = useGameClock(ecid);
  const now = useSecond();
  if (!clock) return <span className={css.time}>{t('sportsbook.clock.live')}</span>;
  if (clock.set) return <RunningSet of={clock.set} />;
  if (clock.phase === 'set') return <span className={css.time}>{t('sportsbook.clock.live')}</span>;
  if (clock.phase === 'inning') return clock.inning ? <InningClock inning={clock.inning} /> : null;
  const seconds = secondsAt(clock, now);
  if (clock.phase === 'HT') {
    return (
      <>
        <span className={css.time}>{t('sportsbook.clock.half')}</span>
        <small className={css.phase}>{t('sportsbook.clock.break')}</small>
      </>
    );
  }
  if (clock.countsDown && seconds === 0) {
    return (
      <>
        <span className={css.time}>{t('sportsbook.clock.break')}</span>
        <small className={css.phase}>
          {t('sportsbook.clock.after', { period: t(phaseWords[clock.phase]) })}
        </small>
      </>
    );
  }
  return (
    <>
      <span className={css.time}>
        {seconds === undefined ? t(phaseWords[clock.phase]) : printClock(seconds, clock.phase)}
      </span>
      {seconds !== undefined && <small className={css.phase}>{t(phaseWords[clock.phase])}</small>}
    </>
  );
}

/** Which set is played, or that the next one has not begun. */
function RunningSet({ of: { number, isOver, counts } }: { of: NonNullable<ClockReading['set']> }) {
  const t = useText(sportsbookMessages);
  const name = t(`sportsbook.clock.set.${setWords(counts)}`, { set: number });
  if (!isOver) return <span className={css.time}>{name}</span>;
  return (
    <>
      <span className={css.time}>{t('sportsbook.clock.break')}</span>
      <small className={css.phase}>{t('sportsbook.clock.after', { period: name })}</small>
    </>
  );
}

function Kickoff({ at }: { at: number }) {
  const format = useFormat();
  return (
    <>
      <span className={css.time}>{format.time(at)}</span>
      <small className={css.phase}>{format.date(at).slice(5)}</small>
    </>
  );
}

function Countdown({ to }: { to: number }) {
  const t = useText(sportsbookMessages);
  // Draws again with every second; the clock itself is the platform's.
  useSecond();
  const seconds = Math.ceil((to - serverNow()) / 1_000);
  if (seconds > 3_600) return <Kickoff at={to} />;
  if (seconds <= 0) return <span className={css.time}>{t(phaseWords.pre)}</span>;
  return (
    <>
      <span className={css.time}>{printClock(seconds, 'pre')}</span>
      <small className={css.phase}>{t('sportsbook.clock.until')}</small>
    </>
  );
}

/** In few letters, since it stands beside the clock; read out in full. */
function HalfScore({ of: { home, away } }: { of: Sides<number> }) {
  const t = useText(sportsbookMessages);
  const score = `${home}-${away}`;
  return (
    <small className={css.phase}>
      <span aria-hidden="true">{t('sportsbook.halfScore.short', { score })}</span>
      <VisuallyHidden>{t('sportsbook.halfScore', { half: t('betting.half'), score })}</VisuallyHidden>
    </small>
  );
}
