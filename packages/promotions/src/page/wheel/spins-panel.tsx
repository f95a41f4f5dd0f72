import type { WheelShape } from '@lobby/api-client/contract/act/promotion-shape';
import { giftAt, type RuleOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Accordion } from '@lobby/ui-kit/accordion';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Panel } from '@lobby/ui-kit/panel';
import { lazy, Suspense, useState } from 'react';
import { promotionsMessages } from '../../messages/index.ts';
import type { Spin } from './check-spin.ts';
import { HashFact } from './hash-fact.tsx';
import css from './wheel.module.css';

// Nobody who does not check a spin fetches what draws it again.
const SpinChecks = lazy(() => import('./spin-checks.tsx'));

interface SpinsPanelProps {
  readonly rule: RuleOf<'draw'>;
  readonly spins: readonly Spin[];
  /** Undefined: nothing is spun any more. */
  readonly next: WheelShape['next'] | undefined;
  seen(number: number): string | undefined;
}

/** What the next spin is committed to, and the last ones, each to be drawn again here. */
export function SpinsPanel({ rule, spins, next, seen }: SpinsPanelProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const [open, setOpen] = useState<number>();
  return (
    <Panel heading={t('promotions.spins')} intro={t('promotions.spins.intro')}>
      {next && (
        <dl className={css.values}>
          <HashFact name={t('promotions.spins.next', { number: next.number })} value={next.commitment} />
        </dl>
      )}
      {spins.length === 0 ? (
        <EmptyState size="s" icon="wheel" title={t('promotions.spins.none')} />
      ) : (
        <ol className={css.spins}>
          {spins.map(spin => {
            const gift = giftAt(rule, spin.stop);
            return (
              <li key={spin.number}>
                <p className={css.spin}>
                  <b>
                    {t(gift > 0n ? 'promotions.wheel.won' : 'promotions.wheel.lost', {
                      ...{ number: spin.number, gift: format.money(formatYuan(gift)) },
                    })}
                  </b>
                  <small translate="no">{format.dateTime(spin.spunAt)}</small>
                </p>
                <Accordion
                  title={t('promotions.spins.check', { number: spin.number })}
                  open={open === spin.number}
                  onToggle={isOpen => setOpen(isOpen ? spin.number : undefined)}
                >
                  <Suspense fallback={<p role="status">{t('promotions.spins.checking')}</p>}>
                    <SpinChecks rule={rule} spin={spin} seen={seen(spin.number)} />
                  </Suspense>
                </Accordion>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
