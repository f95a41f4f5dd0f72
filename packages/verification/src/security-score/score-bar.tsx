import { useText } from '@lobby/i18n';
import { securityScoreMessages } from './messages/index.ts';
import css from './score-bar.module.css';
import type { SecurityScore } from './security-score.ts';

/** How secure the account is: the points as a bar, and the level in a word. */
export function ScoreBar({ score }: { score: SecurityScore }) {
  const t = useText(securityScoreMessages);
  const level = t(`securityScore.${score.level}`);
  return (
    <div className={css.score} data-level={score.level}>
      <p className={css.text}>
        {t('securityScore.label')}
        <b className={css.level}>{level}</b>
        <span className={css.points}>{t('securityScore.points', { points: score.points })}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be coloured the same in every browser */}
      <div
        className={css.track}
        role="meter"
        aria-label={t('securityScore.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score.points}
        aria-valuetext={t('securityScore.valueText', { points: score.points, level })}
      >
        <span className={css.fill} style={{ inlineSize: `${score.points}%` }} />
      </div>
    </div>
  );
}
