import { useText } from '@lobby/i18n';
import { Sparkline } from '@lobby/ui-kit/sparkline';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { useSource } from '../../view/hooks/use-source.ts';

/** How the price of an item has moved since it was picked; nothing while it has not. */
export function PriceHistoryLine({ itemKey }: { itemKey: string }): ReactNode {
  const t = useText(betslipMessages);
  const { priceHistories } = useSlipContext();
  const odds = useSource(priceHistories, () => priceHistories.read(itemKey))?.odds ?? [];
  const [first, second] = odds;
  if (first === undefined || second === undefined) return null;
  // A drawing: nothing is reckoned with these.
  const points = odds.map(Number);
  const at = (point: number) => odds[points.indexOf(point)] ?? first;
  const label = t('betslip.priceHistory', {
    first,
    least: at(Math.min(...points)),
    most: at(Math.max(...points)),
    last: odds.at(-1) ?? first,
  });
  return <Sparkline points={points} label={label} />;
}
