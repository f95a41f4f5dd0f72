import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Money } from '@lobby/ui-kit/money';
import type { Deal } from './deal-types.ts';
import { isSome, stepWord } from './deal-words.ts';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';

/** What kind of a transaction it is, and what exactly. */
export function What({ deal }: { deal: Deal }) {
  const t = useText(recordsMessages);
  return (
    <span className={css.stack}>
      <span>{t(`records.kind.${deal.kind}`)}</span>
      <span className={css.quiet}>{t(stepWord(deal.detail))}</span>
    </span>
  );
}

/** What came or went: yuan, and of a conversion the USDT too. */
export function Amount({ deal }: { deal: Deal }) {
  const format = useFormat();
  return (
    <span className={css.amount}>
      <Money yuan={deal.amount} signed />
      {isSome(deal.usdt) && <span className={css.quiet}>{format.number(deal.usdt)} USDT</span>}
    </span>
  );
}

const tones = { pending: 'gold', done: 'neutral', failed: 'danger' } as const;

export function State({ state }: Pick<Deal, 'state'>) {
  const t = useText(recordsMessages);
  return <Badge tone={tones[state]}>{t(`records.state.${state}`)}</Badge>;
}
