import type { MemberPause } from '@lobby/api-client/contract/pause';
import { useFormat, useText } from '@lobby/i18n';
import { walletMessages } from '../messages/index.ts';

/** Whether the term of an exclusion is over whose end nobody has asked for: it stays until somebody does. */
export function waitsForEnd({ kind, until, endsAt }: MemberPause, now: number): boolean {
  return kind === 'exclusion' && now >= until && endsAt === null;
}

/** Which pause it is and until when, in a sentence or two; `now` by the server's clock, ms. */
export function usePauseWords(): (pause: MemberPause, now: number) => string {
  const t = useText(walletMessages);
  const format = useFormat();
  return (pause, now) =>
    [
      t(`wallet.pause.${pause.kind}`, { time: format.dateTime(pause.until) }),
      waitsForEnd(pause, now) ? t('wallet.pause.over') : '',
      pause.endsAt === null ? '' : t('wallet.pause.ends', { time: format.dateTime(pause.endsAt) }),
    ].join('');
}
