import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { betHistoryMessages } from '../../../messages/index.ts';
import type { RoundResult as Result, ResultPart } from '../venue-bet.ts';
import { Match } from './match.tsx';
import { Dice, Numbers, Pocket } from './numbers.tsx';
import { Hand, Reels } from './pictures.tsx';
import css from './result.module.css';
import { ResultRows } from './result-rows.tsx';
import { partText } from './result-text.ts';

/** What a round came to, as its venue told it: drawn small, and in words for whoever does not see it. */
export function RoundResult({ result }: { readonly result: Result }) {
  const t = useText(betHistoryMessages);
  const label = t('betHistory.result.name');
  return (
    <div className={css.result}>
      <p className={css.heading}>{label}</p>
      <ul className={css.parts} aria-label={label}>
        {result.parts.map((part, at) => (
          <li key={at} className={css.part}>
            <span aria-hidden="true" className={css.picture}>
              <Picture part={part} />
            </span>
            <VisuallyHidden>{partText(part, t)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {result.rows.length > 0 && <ResultRows rows={result.rows} />}
    </div>
  );
}

function Picture({ part }: { readonly part: ResultPart }) {
  const t = useText(betHistoryMessages);
  switch (part.kind) {
    case 'hand':
      return <Hand {...part} />;
    case 'reels':
      return <Reels {...part} />;
    case 'dice':
      return <Dice numbers={part.numbers} />;
    case 'balls':
    case 'cars':
      return <Numbers {...part} />;
    case 'pocket':
      return <Pocket {...part} colourName={t(`betHistory.result.colour.${part.colour}`)} />;
    case 'match':
      return <Match {...part} />;
    case 'catch':
    case 'line':
      return <span className={css.line}>{partText(part, t)}</span>;
  }
}
