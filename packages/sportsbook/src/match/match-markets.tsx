import { searchable } from '@lobby/api-client/searchable';
import { nameHalf } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { type SportCode, type SportPlay, type SubCounted, sports } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { SearchField } from '@lobby/ui-kit/search-field';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useMemo, useState } from 'react';
import type { OfferedLine } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useListMemory } from '../remembered/use-list-memory.ts';
import { countedWords, setWords } from '../sets/count-words.ts';
import { nameCard } from './card-name.ts';
import { Band } from './market-band.tsx';
import css from './match-markets.module.css';
import { NoMarkets } from './no-markets.tsx';
import { bandsOf, type CardFilter, cardFilters, cardsOf, isInFilter } from './offered-cards.ts';
import { SubMatch } from './sub-match.tsx';

interface MatchMarketsProps {
  /** Of the match and of its sub-matches. */
  readonly lines: readonly OfferedLine[];
  readonly match: MatchInfo;
  /** What the page is of: a sub-match is shown first. */
  readonly asked?: string;
}

/** What narrows the page: some of its markets, or those of a sub-match. */
type Shown = CardFilter | SubCounted;

/** Fewer cards are seen at once: there is nothing to search. */
const leastSearched = 8;

/** The markets of a match in cards, all of them, those of a filter, or those whose name has what was typed. */
export function MatchMarkets({ lines, match, asked }: MatchMarketsProps) {
  const t = useText(sportsbookMessages);
  const [filter, setFilter] = useState<Shown>(
    () => countedBy(lines.find(({ ecid }) => ecid === asked)) ?? 'all',
  );
  const cards = useMemo(() => cardsOf(lines.filter(({ ecid }) => ecid === match.ecid)), [lines, match.ecid]);
  const [text, setText] = useState('');
  const [{ markets: pinned }] = useListMemory();
  const counted = [...new Set(lines.flatMap(line => countedBy(line) ?? []))];
  if (cards.length === 0 && counted.length === 0) return <NoMarkets />;
  const filters: readonly Shown[] = [
    ...cardFilters.filter(name => name === 'all' || cards.some(card => isInFilter(card, name))),
    ...counted,
  ];
  const shown = filters.includes(filter) ? filter : 'all';
  const wanted = searchable(text);
  const found =
    wanted === ''
      ? cards.filter(card => isCounted(shown) || isInFilter(card, shown))
      : cards.filter(card => searchable(nameCard(t, card, match.sport)).includes(wanted));
  return (
    <>
      <div className={css.tools}>
        <div className={css.filters}>
          <Segmented<Shown>
            label={t('sportsbook.match.filters')}
            value={shown}
            onChange={chosen => {
              setFilter(chosen);
              setText('');
            }}
            items={filters.map(value => ({
              value,
              label:
                value === 'half'
                  ? nameHalf(t, match.sport)
                  : t(`sportsbook.match.filter.${nameOf(value, match.sport)}`),
            }))}
          />
        </div>
        {(cards.length >= leastSearched || text !== '') && (
          <SearchField
            className={css.search}
            size="s"
            label={t('sportsbook.match.search')}
            value={text}
            maxLength={20}
            onChange={setText}
          />
        )}
      </div>
      {isCounted(shown) && wanted === '' ? (
        <SubMatch key={shown} counts={shown} lines={lines} />
      ) : (
        <>
          {cards.length === 0 && <NoMarkets />}
          {wanted !== '' && found.length === 0 && (
            <EmptyState
              icon="search"
              title={t('sportsbook.match.search.none', { text: text.trim() })}
              hint={t('sportsbook.match.search.hint')}
            />
          )}
          {bandsOf(found, pinned).map(band => (
            <Band key={band.id} band={band} match={match} />
          ))}
        </>
      )}
    </>
  );
}

const isCounted = (shown: Shown): shown is SubCounted => shown === 'corners' || shown === 'cards';

function countedBy(line: OfferedLine | undefined): SubCounted | undefined {
  return line && line.counts !== 'goals' ? line.counts : undefined;
}

/** What a filter is called: a sport that is played on until one side leads counts points, or games. */
function nameOf(filter: Exclude<Shown, 'half'>, sport: SportCode) {
  const { mayEndLevel, sets }: SportPlay = sports[sport].play;
  if (filter === 'main' && sets) return `main.${countedWords(sets.counts)}` as const;
  if (filter === 'score' && sets) return `score.${setWords(sets.counts)}` as const;
  if (filter !== 'goals' || mayEndLevel) return filter;
  return sets ? countedWords(sets.counts) : 'points';
}
