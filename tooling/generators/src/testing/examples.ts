import type { Draft } from '../draft/draft.ts';

/** A line of a page that a reader may copy. */
export interface Example {
  readonly page: string;
  readonly line: string;
  /** What follows `npm run new`, as a shell takes it apart. */
  readonly words: readonly string[];
}

/** Every `npm run new …` in the blocks of commands of a page. */
export function examplesIn(page: string, text: string): readonly Example[] {
  return [...text.matchAll(/^```(?:sh|bash|shell)\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap(line => {
      const said = /^\s*(?:\$ )?npm run new (.*)$/.exec(line)?.[1];
      return said === undefined ? [] : [{ page, line: line.trim(), words: wordsOf(said) }];
    }),
  );
}

/** The pages of the repository that may have examples. */
export function pagesOf(draft: Draft): readonly string[] {
  const readmes = ['apps', 'brands', 'packages', 'platform', 'tooling'].flatMap(folder =>
    draft.namesIn(folder).map(name => `${folder}/${name}/README.md`),
  );
  const docs = draft.namesIn('docs').map(name => `docs/${name}`);
  return ['README.md', 'CONTRIBUTING.md', ...docs, ...readmes].filter(
    file => file.endsWith('.md') && draft.has(file),
  );
}

/** Words between spaces, quoted ones whole; a comment at the end is none. */
function wordsOf(line: string): readonly string[] {
  const words = /"([^"]*)"|'([^']*)'|(#.*)|(\S+)/g;
  return [...line.matchAll(words)].flatMap(([, double, single, comment, plain]) =>
    comment === undefined ? [double ?? single ?? plain ?? ''] : [],
  );
}
