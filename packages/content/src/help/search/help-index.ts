import { type ResultName, resultCodes, resultMessage, resultTitle } from '@lobby/api-client/result-codes';
import type { HelpCode } from '@lobby/feature';
import type { Block, Line, Locale, Prose } from '@lobby/i18n';
import MiniSearch from 'minisearch';
import { askedFor, tokensOf } from './tokens.ts';

/** A page of the help as it is found: its words, its title, and by which other words people look for it. */
export interface IndexedPage {
  readonly code: HelpCode;
  readonly title: string;
  readonly words: string;
  readonly prose: Prose;
}

/** A page that fits, with the section that fits best; without one, its introduction does. */
export interface FoundPage {
  readonly code: HelpCode;
  readonly title: string;
  readonly section?: { readonly id: string; readonly title: string };
  readonly text: string;
}

/** A result code: what it means, what to do, and the page that says more, if there is one. */
export interface FoundCode {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly page?: HelpCode | undefined;
}

export interface HelpIndex {
  /** The best first. */
  pages(query: string): readonly FoundPage[];
  codes(query: string): readonly FoundCode[];
}

interface Entry extends FoundPage {
  readonly id: string;
  readonly heading: string;
  readonly words: string;
}

/** Of what a query asks for, the share that a page has at least. */
const leastShare = 0.2;
/** What the other sections of a page add to its best. */
const besides = 0.15;
/** Of the score of the best page, the share that others have at least. */
const leastOfBest = 0.2;

/** Which page says more about a result code. */
const pageOf: Partial<Record<ResultName, HelpCode>> = {
  'invalid-credentials': 'kh',
  'unbound-phone': 'kh',
  'phone-verification-required': 'kh',
  'bind-real-name': 'kh',
  'device-not-passed': 'kh',
  'too-many-devices': 'qtwt',
  'password-check-failure': 'qk',
  'withdrawal-protection-error': 'qk',
  'contact-customer-service': 'zxkf',
  'region-limited': 'gztk',
  'venue-activity': 'zz',
  'venue-under-maintenance': 'zz',
};

/**
 * The index of the help in a language. Built a few sections at a time, so that nobody's typing waits for it.
 * @param say puts values into a text
 */
export async function helpIndexOf(
  pages: readonly IndexedPage[],
  say: (text: string) => string,
  locale: Locale,
): Promise<HelpIndex> {
  const entries = pages.flatMap(page => entriesOf(page, say));
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'heading', 'text'],
    tokenize: tokensOf,
    processTerm: term => term,
    searchOptions: {
      tokenize: askedFor,
      boost: { title: 4, words: 3, heading: 2 },
      prefix: term => term.length === 1 || /^[a-z0-9]{2,}/.test(term),
    },
  });
  await index.addAllAsync(entries, { chunkSize: 20 });
  return {
    pages(query) {
      const asked = new Set(askedFor(query));
      if (asked.size === 0) return [];
      const found = new Map<HelpCode, { entry: Entry; score: number; terms: Set<string> }>();
      for (const { id, score, queryTerms } of index.search(query)) {
        const entry = byId.get(String(id));
        if (!entry) continue;
        const known = found.get(entry.code);
        if (!known) found.set(entry.code, { entry, score, terms: new Set(queryTerms) });
        else {
          known.score += score * besides;
          for (const term of queryTerms) known.terms.add(term);
        }
      }
      const ranked = [...found.values()].sort((one, other) => other.score - one.score);
      const best = ranked[0]?.score ?? 0;
      return ranked
        .filter(({ terms, score }) => terms.size / asked.size >= leastShare && score >= best * leastOfBest)
        .map(({ entry: { code, title, section, text } }) => ({
          code,
          title,
          text,
          ...(section && { section }),
        }));
    },
    codes(query) {
      const typed = query.normalize('NFKC').match(/(?<!\d)\d{2,4}(?!\d)/g) ?? [];
      return Object.entries(resultCodes)
        .filter(([code]) => typed.some(digits => code.startsWith(digits)))
        .map(([code, { name }]) => ({
          code,
          title: resultTitle(name, locale),
          text: resultMessage(name, locale),
          page: pageOf[name],
        }));
    },
  };
}

function entriesOf({ code, title, words, prose }: IndexedPage, say: (text: string) => string): Entry[] {
  const own = { code, title };
  const intro = { ...own, id: code, words, heading: '', text: say(wordsOf(prose.intro)) };
  const sections = prose.sections.map(({ id, title: heading, blocks }) => ({
    ...own,
    id: `${code}#${id}`,
    words: '',
    heading: say(heading),
    text: say(wordsOf(blocks)),
    section: { id, title: say(heading) },
  }));
  return [intro, ...sections];
}

/** The words of blocks in a line. */
function wordsOf(blocks: readonly Block[]): string {
  const line = (text: Line) => text.map(run => (typeof run === 'string' ? run : run[0])).join('');
  return blocks
    .flatMap(block => {
      if (block.kind === 'paragraph') return [line(block.text)];
      return block.kind === 'list' ? block.items.map(line) : [block.head, ...block.rows].flat().map(line);
    })
    .join(' ');
}
