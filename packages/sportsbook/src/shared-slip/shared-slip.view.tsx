import { inlineText } from '@lobby/api-client/request';
import { formatOfMarket, type OddsFormat } from '@lobby/betting';
import { nameTicket } from '@lobby/betting/names';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { type ReactNode, useId, useState } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import type { SharedSlip } from './read-shared-slip.ts';
import { SharedPickRow } from './shared-pick-row.tsx';
import css from './shared-slip.module.css';

interface SharedSlipViewProps {
  readonly slip: SharedSlip;
  /** When it was read, ms. */
  readonly at: number;
  /** Of the reader. */
  readonly format: OddsFormat;
  onAgain(): void;
}

/** What is in a shared slip: folded as high as its place allows, unfolded with every pick and all of its words. */
export function SharedSlipView({ slip, at, format, onAgain }: SharedSlipViewProps): ReactNode {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  switch (slip.kind) {
    case 'picks':
      return <Picks slip={slip} at={at} format={format} />;
    case 'failure':
      return (
        <div className={css.note}>
          <p>
            <ErrorSign /> {t('sportsbook.shared.failed')}
          </p>
          <p className={css.quiet}>{inlineText(slip.failure, locale)}</p>
          <Button size="s" onClick={onAgain}>
            {t('sportsbook.shared.retry')}
          </Button>
        </div>
      );
    default:
      return <p className={css.note}>{t(`sportsbook.shared.${slip.kind}`)}</p>;
  }
}

/** So many are seen of a folded slip. */
const MOST_FOLDED = 2;

function Picks(props: {
  slip: Extract<SharedSlip, { kind: 'picks' }>;
  at: number;
  format: OddsFormat;
}): ReactNode {
  const { slip, at, format } = props;
  const t = useText(sportsbookMessages);
  const { time } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { picks } = slip;
  // One pick has nothing to fold away.
  const isWhole = isOpen || picks.length === 1;
  const shown = isOpen ? picks : picks.slice(0, MOST_FOLDED);
  const more =
    picks.length > MOST_FOLDED
      ? t('sportsbook.shared.all', { count: picks.length })
      : t('sportsbook.shared.unfold');
  return (
    <div className={css.slip} data-open={isWhole || undefined}>
      <p className={css.head}>
        <span className={css.form}>
          {t('sportsbook.shared.asOf', { form: useForm(slip), time: time(at) })}
        </span>
        {picks.length > 1 && (
          <button
            type="button"
            className={css.fold}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('sportsbook.shared.fold') : more}
          </button>
        )}
      </p>
      <ul id={list} className={css.picks} aria-label={t('sportsbook.shared.picks')}>
        {shown.map((pick, place) => (
          <SharedPickRow
            key={place}
            pick={pick}
            format={formatOfMarket(pick.wtype, format)}
            isWhole={isWhole}
          />
        ))}
      </ul>
    </div>
  );
}

/** "串关 3串1". */
function useForm({ form, sizes, picks }: Extract<SharedSlip, { kind: 'picks' }>): string {
  const t = useText(sportsbookMessages);
  const legs = picks.length;
  const chosen = form === 'series' ? [[legs]] : sizes;
  const tickets = chosen.map(each => nameTicket(t, legs, each)).join(t('sportsbook.shared.and'));
  return t(`sportsbook.shared.form.${form}`, { count: legs, tickets }).trim();
}
