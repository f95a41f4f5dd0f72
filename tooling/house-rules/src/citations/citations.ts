/** A citation that nobody can look up, and what it says. */
export interface Citation {
  readonly line: number;
  readonly words: string;
}

/** Places in documents that are not in this repository. Standards have a name: "RFC 6455, section 5" is fine. */
const elsewhere: readonly RegExp[] = [
  /(?<!\bRFC \d+,? )\b(?:sub)?sections? \d+(?:\.\d+)*/i,
  /§ ?\d/,
  /\bspecification(?:'s)?,? \d\b/i,
  /\(specification[,:]/i,
  /\b\d{1,2}-[a-z]+,? \d[a-z]?\b/,
  /\bseed 00\d|"seed: /i,
  /(?<![\w/-])(?:design|spec)\/[\w-]+/,
];

/** The citations of a text that point outside the repository. */
export function unresolvable(text: string): Citation[] {
  return text
    .split('\n')
    .flatMap((words, at) =>
      elsewhere.some(pattern => pattern.test(words))
        ? [{ line: at + 1, words: words.trim().slice(0, 110) }]
        : [],
    );
}

/** A page, and a section of it where one is named. */
export interface Pointer {
  readonly page: string;
  readonly section: string | undefined;
}

/** The pages of `docs/` that code and comments point to by name. */
export function pointersOf(text: string): Pointer[] {
  return [...text.matchAll(/\bdocs\/([\w-]+\.md)(?:#([\w-]+))?/g)].map(([, page, section]) => ({
    page: `docs/${page}`,
    section,
  }));
}

/** The links of a Markdown page, from its folder, that name a section. An empty page is the page itself. */
export function sectionLinksOf(markdown: string): Pointer[] {
  return [...markdown.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, page = '', section]) => ({
    page,
    section,
  }));
}

/** What the headings of a Markdown page are linked by; of equal ones the second and later are numbered. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const used = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const before = used.get(slug) ?? 0;
    used.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  return anchors;
}
