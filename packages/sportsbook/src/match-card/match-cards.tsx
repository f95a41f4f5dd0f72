import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { type ReactNode, useId } from 'react';
import { MatchCard, type MatchCardProps } from './match-card.tsx';
import css from './match-cards.module.css';

interface MatchCardsProps extends Omit<MatchCardProps, 'ecid'> {
  readonly title: string;
  /** At the end of the title: where there are more. */
  readonly more?: ReactNode;
  /** Undefined while they are on their way. */
  readonly ids: readonly string[] | undefined;
  /** On a phone they stand in a row that a thumb moves, not below one another. */
  readonly isRow?: boolean;
}

/** Cards of matches below a title. */
export function MatchCards({ title, more, ids, isRow, ...card }: MatchCardsProps): ReactNode {
  const titleId = useId();
  const cards = `${css.cards} ${isRow ? css.row : ''}`;
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {more}
      </header>
      {ids ? (
        <ul className={cards}>
          {ids.map(ecid => (
            <MatchCard key={ecid} ecid={ecid} {...card} />
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={cards}>
          {['a', 'b', 'c', 'd'].map(place => (
            <div key={place} className={css.coming}>
              <Skeleton shape="block" height="100%" />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
