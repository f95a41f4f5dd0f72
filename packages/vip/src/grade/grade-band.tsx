import { useBrand } from '@lobby/brand-kit';
import { useFormat, useText } from '@lobby/i18n';
import { Progress } from '@lobby/ui-kit/progress';
import { Suspense } from 'react';
import { vipMessages } from '../messages/index.ts';
import css from './grade.module.css';
import { fen, missing } from './missing.ts';
import type { GradeTerms, Standing } from './vip-types.ts';

interface GradeBandProps {
  readonly standing: Standing;
  readonly grades: readonly GradeTerms[];
}

/** The grade in the brand's drawing, what is missing to the next, and what to keeping this one; in a pause the grade alone. */
export function GradeBand({ standing, grades }: GradeBandProps) {
  const { grade, pause } = standing;
  const t = useText(vipMessages);
  const { Grade } = useBrand().art;
  return (
    <section className={css.band} aria-label={t('vip.band')}>
      <span className={css.drawing}>
        <Suspense>
          <Grade grade={grade} of={grades.length - 1} />
        </Suspense>
      </span>
      <div className={css.words}>
        <p className={css.grade}>VIP {grade}</p>
        {!pause && <Ways standing={standing} grades={grades} />}
      </div>
    </section>
  );
}

/** The ways to the next grade and to keeping this one. */
function Ways({ standing, grades }: GradeBandProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { grade, turnover, kept, keepUntil } = standing;
  const [own, next] = [grades[grade], grades[grade + 1]];
  const toNext = next && missing(next.reach, turnover);
  const toKeep = own && missing(own.keep, kept);
  return (
    <>
      <p>
        {next ? t('vip.next', { left: format.money(toNext ?? '0'), grade: next.grade }) : t('vip.highest')}
      </p>
      {next && (
        <Progress
          label={t('vip.next.bar', { grade: next.grade })}
          value={Number(fen(turnover) - fen(own?.reach ?? '0'))}
          max={Number(fen(next.reach) - fen(own?.reach ?? '0'))}
        />
      )}
      {keepUntil > 0 && own && (
        <>
          <p>
            {toKeep === '0'
              ? t('vip.kept', { date: format.date(keepUntil), grade })
              : t('vip.keep', {
                  ...{ date: format.date(keepUntil), left: format.money(toKeep ?? '0') },
                  ...{ grade, lower: grade - 1 },
                })}
          </p>
          <Progress
            label={t('vip.keep.bar', { grade })}
            value={Math.min(Number(fen(kept)), Number(fen(own.keep)))}
            max={Number(fen(own.keep))}
          />
        </>
      )}
    </>
  );
}
