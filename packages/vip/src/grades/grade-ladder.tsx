import type { AnswerOf } from '@lobby/api-client/contract';
import type { vip } from '@lobby/api-client/contract/site/vip';
import { useFormat, useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { type MessageId, vipMessages } from '../messages/index.ts';
import css from './grades.module.css';

type Grades = AnswerOf<typeof vip.memberGradeConfigList>['grades'];

const rows = [
  'reach',
  'keep',
  'promotionGift',
  'weekNeed',
  'weekGift',
  'monthNeed',
  'monthGift',
  'birthdayGift',
] as const;

interface GradeLadderProps {
  /** Undefined while they are being fetched. */
  readonly grades: Grades | undefined;
  readonly own: number | undefined;
}

/** Every grade as a row, the member's own tinted; the grade stays in place while the rest scrolls sideways. */
export function GradeLadder({ grades, own }: GradeLadderProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  if (!grades)
    return (
      <SkeletonGroup label={t('vip.loading')}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  const amount = (yuan: string) => (yuan === '0' ? '–' : format.money(yuan));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keys
    <section className={css.scroller} tabIndex={0} aria-label={t('vip.ladder.table')}>
      <table className={css.ladder}>
        <thead>
          <tr>
            <th scope="col">{t('vip.ladder.grade')}</th>
            {rows.map(row => (
              <th key={row} scope="col">
                {t(`vip.ladder.${row}` satisfies MessageId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map(grade => (
            <tr
              key={grade.grade}
              data-own={grade.grade === own || undefined}
              aria-current={grade.grade === own || undefined}
            >
              <th scope="row">
                VIP {grade.grade}
                {grade.grade === own && <small>{t('vip.ladder.own')}</small>}
              </th>
              {rows.map(row => (
                <td key={row}>{amount(grade[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
