import { useFormat, useText } from '@lobby/i18n';
import { parseYuan } from '@lobby/money';
import { Panel } from '@lobby/ui-kit/panel';
import { Progress } from '@lobby/ui-kit/progress';
import { vipMessages } from '../messages/index.ts';
import type { Week } from './vip-types.ts';

/** How far the gift of the running week is, and when it is given. */
export function WeekPanel({ week, grade }: { readonly week: Week; readonly grade: number }) {
  const t = useText(vipMessages);
  const format = useFormat();
  const [staked, need] = [parseYuan(week.turnover) ?? 0n, parseYuan(week.need) ?? 0n];
  if (need === 0n)
    return (
      <Panel heading={t('vip.week')}>
        <p>{t('vip.week.none')}</p>
      </Panel>
    );
  const words = {
    ...{ grade, gift: format.money(week.gift), need: format.money(week.need) },
    ...{ turnover: format.money(week.turnover), given: format.dateTime(week.givenAt) },
  };
  return (
    <Panel heading={t('vip.week')}>
      <p>{t(staked >= need ? 'vip.week.reached' : 'vip.week.open', words)}</p>
      <Progress label={t('vip.week.bar')} value={Number(staked < need ? staked : need)} max={Number(need)} />
    </Panel>
  );
}
