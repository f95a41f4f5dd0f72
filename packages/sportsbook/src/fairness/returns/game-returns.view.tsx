import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { fairnessMessages } from '../messages/index.ts';
import css from './game-returns.module.css';

export type GameReturn = AnswerOf<typeof contract.venue.getGameReturns>[number];

interface GameReturnsProps {
  readonly returns: readonly GameReturn[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isAsking: boolean;
  onRetry(): void;
}

/** Each game by its rules and as measured; nothing where there is no game. */
export function GameReturnsView({ returns, failure, isAsking, onRetry }: GameReturnsProps) {
  const t = useText(fairnessMessages);
  const locale = useLocale();
  if (returns?.length === 0) return null;
  return (
    <section className={css.card} aria-label={t('fairness.returns.title')}>
      <h2 className={css.heading}>{t('fairness.returns.title')}</h2>
      <p className={css.quiet}>{t('fairness.returns.hint')}</p>
      {returns ? (
        <ul className={css.games}>
          {returns.map(one => (
            <li key={`${one.channelCode} ${one.gameCode}`} className={css.game}>
              <h3 className={css.name}>
                {one.name} <span className={css.venue}>{one.venueName}</span>
              </h3>
              <dl className={css.figures}>
                <div>
                  <dt>{t('fairness.returns.theory')}</dt>
                  <dd>{one.returnPercent}%</dd>
                </div>
                <Measured label={t('fairness.returns.days30')} figures={one.days30} />
                <Measured label={t('fairness.returns.all')} figures={one.all} />
              </dl>
            </li>
          ))}
        </ul>
      ) : failure && !isAsking ? (
        <ErrorState
          title={t('fairness.returns.error')}
          hint={inlineText(failure, locale)}
          onRetry={onRetry}
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}

/** What came back, of how many rounds, and whether chance explains the difference. */
function Measured({ label, figures }: { label: string; figures: GameReturn['all'] }) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  const { rounds, percent, from, to, verdict } = figures;
  const isOutside = verdict === 'above' || verdict === 'below';
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {percent === '' ? t('fairness.returns.none') : `${percent}%`}
        {percent !== '' && (
          <span className={css.note}>
            {t('fairness.returns.rounds', { count: format.number(rounds) })}
            {verdict !== 'few' && ` · ${t('fairness.returns.band', { from, to })}`}
            {!isOutside && ` · ${t(`fairness.returns.${verdict}`)}`}
          </span>
        )}
        {isOutside && <Hint tone="danger">{t(`fairness.returns.${verdict}`)}</Hint>}
      </dd>
    </div>
  );
}
