/** A name in its words, each in the singular: `TurnoverBook`, `payout_events` and `bank-card` are two. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(word => word !== '')
    .map(word => singular(word.toLowerCase()));
}

/** Words whose singular ends in s. */
const singulars = new Set(['series', 'news', 'odds']);

function singular(word: string): string {
  if (singulars.has(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|ch|sh|x)es$|s$/, '');
}

/** The first column of the tables of a page, in words. */
export function wordsOfTerms(markdown: string): ReadonlySet<string> {
  const rows = markdown.split('\n').filter(line => line.startsWith('| '));
  return new Set(rows.flatMap(row => wordsOf(row.split('|')[1] ?? '')));
}

/** Whether a word, or what it is a participle of (`graded` of `grade`, `capped` of `cap`), is among others. */
export function isAmong(word: string, others: ReadonlySet<string>): boolean {
  const stem = word.replace(/ed$/, '');
  const forms = [word, word.replace(/d$/, ''), stem, stem.replace(/(\w)\1$/, '$1')];
  return forms.some(form => others.has(form));
}
