import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { withdrawalPasswordMessages } from './messages/index.ts';

/** What is said of a withdrawal password that is locked until an instant, with the time that is left; both in ms. */
export function useLockWords(): (until: number, now: number) => string {
  const t = useText(withdrawalPasswordMessages);
  const format = useFormat();
  const locale = useLocale();
  return (until, now) => {
    const left = timeLeft(until - now, locale);
    return left
      ? t('withdrawalPassword.locked', { left, until: format.dateTime(until) })
      : t('withdrawalPassword.lockOver');
  };
}
