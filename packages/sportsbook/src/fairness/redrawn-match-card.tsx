import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Moment, RedrawnMatch } from './check/redrawn-match.ts';
import fairness from './fairness.module.css';
import { fairnessMessages } from './messages/index.ts';
import css from './redrawn-match-card.module.css';

interface RedrawnMatchCardProps {
  readonly match: RedrawnMatch;
  readonly draw: Pick<WireDraw, 'team_h' | 'team_c'>;
}

/** The match as this browser drew it again: goals and red cards with minute and side, home on the left. */
export function RedrawnMatchCard({ match, draw }: RedrawnMatchCardProps) {
  const t = useText(fairnessMessages);
  const [first, second] = match.halves;
  return (
    <section className={fairness.card}>
      <h2 className={fairness.heading}>{t('fairness.match.title')}</h2>
      <p className={css.teams}>
        <span>{draw.team_h}</span>
        <span>{draw.team_c}</span>
      </p>
      <ol className={css.moments}>
        <Half moments={first} draw={draw} />
        <li className={css.whistle}>{t('fairness.match.halfTime', { score: match.half })}</li>
        <Half moments={second} draw={draw} />
        <li className={css.whistle}>{t('fairness.match.fullTime', { score: match.full })}</li>
      </ol>
    </section>
  );
}

function Half({ moments, draw }: { moments: readonly Moment[]; draw: RedrawnMatchCardProps['draw'] }) {
  const t = useText(fairnessMessages);
  if (moments.length === 0) return <li className={css.quiet}>{t('fairness.match.quiet')}</li>;
  return moments.map(({ kind, side, minute, score }) => (
    <li key={`${minute} ${side} ${kind} ${score}`} className={css.moment} data-side={side}>
      <span className={css.minute}>{t('fairness.match.minute', { minute })}</span>
      <span className={css.event}>
        <span className={css.kind} data-kind={kind}>
          <Icon name={kind === 'goal' ? 'football' : 'red-card'} size={16} />
        </span>
        <span>{t(`fairness.match.${kind}`)}</span>
        {/* Its column says the side to the eye. */}
        <VisuallyHidden>{side === 'H' ? draw.team_h : draw.team_c}</VisuallyHidden>
        {kind === 'goal' && <strong className={css.score}>{score.replace(':', ' : ')}</strong>}
      </span>
    </li>
  ));
}
