import { useFormat, useText } from '@lobby/i18n';
import { useCallback, useSyncExternalStore } from 'react';
import { type GameClock, minuteOf, printClock } from '../../feed/game-clock.ts';
import type { MatchInfo } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { useSportsbook } from '../../state/sportsbook-context.ts';

const standing = {
  HT: 'sportsbook.clock.half',
  ET: 'sportsbook.clock.extra',
  PK: 'sportsbook.clock.penalties',
} as const;

/** The minute of a match in words, and how far it is, 0 to 90. Renders once a minute. */
export function useClockWords({ ecid, halted }: MatchInfo): {
  readonly words: string;
  readonly minute: number;
} {
  const t = useText(sportsbookMessages);
  const { clocks } = useSportsbook().board;
  const subscribe = useCallback((listener: () => void) => clocks.subscribe(ecid, listener), [clocks, ecid]);
  // What is said and not the clock, which is read anew with every answer.
  const read = () => told(clocks.read(ecid));
  const [phase, minute, at] = useSyncExternalStore(subscribe, read, read).split(' ');
  const words = halted
    ? t('sportsbook.clock.var')
    : phase && phase in standing
      ? t(standing[phase as keyof typeof standing])
      : minute
        ? t('sportsbook.line.minute', { minute })
        : t('sportsbook.clock.live');
  return { words, minute: Number(at) };
}

/** "2H 90+3 90": the phase, the minute as it is said, and how far along the ninety it is. */
function told(clock: GameClock | undefined): string {
  if (!clock) return '  0';
  const minute = clock.seconds === undefined ? '' : printClock(clock.seconds, clock.phase).split(':')[0];
  return [clock.phase, minute?.replace(/^0(?=\d)/, ''), Math.floor(minuteOf(clock, clock.readAt))].join(' ');
}

/** When it begins: the time, with the day unless that is today. */
export function useKickoffWords(kickoff: number, now: number): string {
  const format = useFormat();
  return format.date(kickoff) === format.date(now) ? format.time(kickoff) : format.shortDateTime(kickoff);
}
