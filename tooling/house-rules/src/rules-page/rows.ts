/** A row of the tables of `docs/rules.md`. */
export interface Rule {
  readonly section: string;
  readonly rule: string;
  /** As it is written: "30 min", "¥50,000", or "–" where the rule has no number of its own. */
  readonly number: string;
  readonly source: string;
  /** The files that keep it, from the folder of the page. */
  readonly files: readonly string[];
  /** The constant with the number: `captchaMs`, or a path into an object, `dayLimits.count`. */
  readonly constant: string | undefined;
}

/** Reads the rules of the page; its other tables are not of four columns. */
export function rulesOf(page: string): Rule[] {
  let section = '';
  return page.split('\n').flatMap(line => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
    const [rule = '', number = '', source = '', keptBy = ''] = cells;
    if (cells.length !== 4 || rule === 'rule' || /^-+$/.test(rule)) return [];
    const files = [...keptBy.matchAll(/\]\(([^)#]+)/g)].map(([, file = '']) => file);
    return [{ section, rule, number, source, files, constant: /`([^`]+)`/.exec(keptBy)?.[1] }];
  });
}

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  days: 24 * 3_600_000,
};

/** The number of a row as the code counts: times in ms, yuan in fen, anything else as it is. */
export function countOf(number: string): number | undefined {
  const [, sign = '', figures = '', unit = ''] = /^([¥$]?)([\d,]+(?:\.\d+)?)(?: (\w+))?$/.exec(number) ?? [];
  if (figures === '') return undefined;
  const factor = sign === '¥' ? 100 : (units[unit] ?? 1);
  return Number((Number(figures.replaceAll(',', '')) * factor).toFixed(6));
}
