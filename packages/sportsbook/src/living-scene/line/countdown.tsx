import { serverNow } from '@lobby/api';
import { timeLeft, useLocale, useText } from '@lobby/i18n';
import { sportsbookMessages } from '../../messages/index.ts';
import { useSecond } from '../../state/use-second.ts';

const day = 86_400;

/** How long until a match begins, by the platform's clock: in words while it is days, then to the second. */
export function Countdown({ to }: { readonly to: number }) {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  // Draws again with every second; the clock itself is the platform's.
  useSecond();
  const seconds = Math.ceil((to - serverNow()) / 1_000);
  if (seconds <= 0) return <span>{t('sportsbook.clock.soon')}</span>;
  const left = seconds > day ? timeLeft(seconds * 1_000, locale) : printLeft(seconds);
  return (
    <span role="timer" translate="no">
      {t('sportsbook.line.until', { left: left ?? '' })}
    </span>
  );
}

/** 5,025 → "1:23:45" */
function printLeft(seconds: number): string {
  const two = (value: number) => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}
