import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Link } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';
import { promotionPath } from '../rule/promotion-path.ts';
import { PromotionPicture } from '../rule/promotion-picture.tsx';
import type { Promotion } from '../rule/read-rule.ts';
import { mostWords, turnoverWords } from '../rule/rule-terms.ts';
import css from './list.module.css';
import { cardState } from './promotion-state.ts';

const tones = {
  visitor: 'neutral',
  open: 'accent',
  joined: 'success',
  running: 'success',
  claimable: 'gold',
  ended: 'neutral',
  unmet: 'neutral',
} as const;

/** A promotion in the list: what it brings and asks for, until when, and where the member stands. */
export function PromotionCard({ promotion, now }: { readonly promotion: Promotion; readonly now: number }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { name, rule, endsAt } = promotion;
  const { state, words } = cardState(promotion, now, t);
  return (
    <li className={css.card} data-card="art">
      <span className={css.art}>
        <PromotionPicture kind={rule.kind} className={css.picture} />
      </span>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link className={css.link} to={promotionPath(promotion)}>
            {name}
          </Link>
        </h2>
        <p className={css.gift}>
          <b translate="no">{mostWords(rule, { t, format })}</b>
          <span>{turnoverWords(rule, { t, format })}</span>
        </p>
        <p className={css.foot}>
          <Badge tone={tones[state]}>{words}</Badge>
          <span>{t('promotions.until', { date: format.date(endsAt) })}</span>
        </p>
      </div>
    </li>
  );
}
