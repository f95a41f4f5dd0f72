import { useText } from '@lobby/i18n';
import { Sparkline } from '@lobby/ui-kit/sparkline';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useDesk } from '../../slip/slip-desk.tsx';
import { useSource } from '../../slip/use-source.ts';

/** How the price of an item has moved since it was picked; nothing while it has not. */
export function TrailLine({ itemKey }: { itemKey: string }): ReactNode {
  const t = useText(betslipMessages);
  const { trails } = useDesk();
  const odds = useSource(trails, () => trails.read(itemKey))?.odds ?? [];
  const [first, second] = odds;
  if (first === undefined || second === undefined) return null;
  // A drawing: nothing is reckoned with these.
  const points = odds.map(Number);
  const at = (point: number) => odds[points.indexOf(point)] ?? first;
  const label = t('betslip.trail', {
    first,
    least: at(Math.min(...points)),
    most: at(Math.max(...points)),
    last: odds.at(-1) ?? first,
  });
  return <Sparkline points={points} label={label} />;
}
