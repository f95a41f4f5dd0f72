import type { FinderProps, Found } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** A text is asked for once nothing was typed for so long, ms. */
const quiet = 250;

/** What was found for a text; no list where it could not be asked. */
interface Finding {
  readonly text: string;
  readonly list: readonly Found[] | undefined;
}

const nothing: Finding = { text: '', list: [] };

interface Findings {
  readonly matches: readonly Found[];
  readonly games: readonly Found[];
  /** One of them is being asked for. */
  readonly isSearching: boolean;
  /** One of them could not be asked for. */
  readonly hasFailed: boolean;
  /** What asks, to be drawn: it shows nothing. */
  readonly asking: ReactNode;
}

/** Asks the features of the site for what was typed, once the typing has come to rest. */
export function useFinders(typed: string): Findings {
  const { findMatches, findGames } = useSlots();
  const [matches, setMatches] = useState(nothing);
  const [games, setGames] = useState(nothing);
  const asked = useSettled(typed);
  const all = [
    { load: findMatches, finding: matches, onFound: setMatches },
    { load: findGames, finding: games, onFound: setGames },
  ];
  const there = all.filter(({ load }) => load !== undefined);
  const listOf = ({ text, list }: Finding) => (asked !== '' && text === asked ? (list ?? []) : []);
  return {
    matches: listOf(matches),
    games: listOf(games),
    isSearching: typed !== '' && there.some(({ finding }) => finding.text !== typed),
    hasFailed: asked !== '' && there.some(({ finding: { text, list } }) => text === asked && !list),
    asking:
      asked !== '' &&
      all.map(
        ({ load, onFound }, place) =>
          load && <Finder key={`${place} ${asked}`} {...{ load, onFound }} text={asked} />,
      ),
  };
}

interface OwnProps {
  readonly load: () => Promise<{ readonly default: ComponentType<FinderProps> }>;
  readonly text: string;
  onFound(finding: Finding): void;
}

/** Lets another feature search; one that cannot be fetched counts as one that could not be asked. */
function Finder({ load, text, onFound }: OwnProps) {
  const Part = useMemo(() => lazy(() => load().catch(() => ({ default: CannotAsk }))), [load]);
  const tell = useCallback((list: readonly Found[] | undefined) => onFound({ text, list }), [onFound, text]);
  return (
    <Suspense>
      <Part text={text} onFound={tell} />
    </Suspense>
  );
}

function CannotAsk({ onFound }: FinderProps): null {
  useEffect(() => onFound(undefined), [onFound]);
  return null;
}

/** What was typed last, once the typing has come to rest; nothing at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
