import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { DrawChecks } from './check/check-draw.ts';
import { type DescribedCheck, describeChecks } from './check/describe-checks.ts';
import type { SeenDraw } from './check/seen-draws.ts';
import css from './draw-checks.module.css';
import fairness from './fairness.module.css';
import { HashValue } from './hash-value.tsx';
import { fairnessMessages } from './messages/index.ts';

interface DrawChecksProps {
  readonly draw: WireDraw;
  readonly checks: DrawChecks;
  readonly seen: SeenDraw | undefined;
}

const icons = { passed: 'success', failed: 'error', unknown: 'info' } as const;

/** Each check with its outcome as text, and both values where they differ. */
export function DrawChecksCard({ draw, checks, seen }: DrawChecksProps) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  const described = describeChecks(draw, checks, seen, format.shortDateTime);
  const count = (outcome: DescribedCheck['outcome']) =>
    described.filter(check => check.outcome === outcome).length;
  const unknown = count('unknown');
  const sum = count('failed') > 0 ? 'failed' : 'passed';
  return (
    <section className={fairness.card}>
      <h2 className={fairness.heading}>{t('fairness.checks.title')}</h2>
      <p role="status" className={css.summary} data-outcome={sum}>
        <Icon name={sum === 'failed' ? 'warning' : 'shield'} size={22} />
        {t(`fairness.checks.${sum === 'passed' && unknown > 0 ? 'incomplete' : sum}`, {
          count: count(sum),
          unknown,
        })}
      </p>
      <ol>
        {described.map(check => (
          <Check key={check.name} check={check} />
        ))}
      </ol>
    </section>
  );
}

function Check({ check: { name, outcome, words, values, differ } }: { check: DescribedCheck }) {
  const t = useText(fairnessMessages);
  return (
    <li className={css.check} data-outcome={outcome}>
      <span className={css.mark}>
        <Icon name={icons[outcome]} size={20} />
      </span>
      <div className={css.words}>
        <h3 className={css.title}>
          {t(`fairness.check.${name}`)}{' '}
          <span className={css.outcome}>{t(`fairness.outcome.${outcome}`)}</span>
        </h3>
        <p className={css.reason}>{t(words, values)}</p>
        {differ && (
          <dl className={css.differ}>
            {differ.map(value => (
              <HashValue key={value.name} name={t(value.name)} value={value.value} copy={false} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
