import { useFormat, useText } from '@lobby/i18n';
import { parseYuan } from '@lobby/money';
import { Sparkline } from '@lobby/ui-kit/sparkline';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { CashOutOffer, CoursePoint } from '../../ports/cash-out-answer.ts';
import styles from './cash-out.module.css';

interface OfferCourseProps {
  /** The offers so far, oldest first. */
  readonly course: readonly CoursePoint[];
  readonly offer: CashOutOffer | undefined;
}

/** How the offer for a bet has moved since it was accepted: a line, a sentence and a table. Nothing while it has not. */
export function OfferCourse({ course, offer }: OfferCourseProps): ReactNode {
  const t = useText(betslipMessages);
  const { money, shortDateTime } = useFormat();
  const prices = course.map(({ price }) => price);
  const now = offer?.kind === 'offer' ? offer.price : prices.at(-1);
  const all = now !== undefined && now !== prices.at(-1) ? [...prices, now] : prices;
  const [first, second] = all;
  if (first === undefined || second === undefined) return null;
  const ordered = [...all].sort((a, b) => Number((parseYuan(a) ?? 0n) - (parseYuan(b) ?? 0n)));
  const label = t('betslip.offerCourse', {
    first: money(first),
    least: money(ordered[0] ?? first),
    most: money(ordered.at(-1) ?? first),
    last: money(now ?? first),
  });
  return (
    <div className={styles.course}>
      {/* A drawing: nothing is reckoned with these. */}
      <Sparkline size="m" points={all.map(Number)} label={label} />
      <p aria-hidden="true" className={styles.quiet}>
        {money(first)} → {money(now ?? first)}
      </p>
      <VisuallyHidden>
        <table>
          <caption>{t('betslip.offerCourse.price')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('betslip.offerCourse.time')}</th>
              <th scope="col">{t('betslip.offerCourse.price')}</th>
            </tr>
          </thead>
          <tbody>
            {course.map(({ at, price }) => (
              <tr key={at}>
                <td>{shortDateTime(at)}</td>
                <td>{money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
