import { type Audience, audiences } from './audience.ts';

/** One change, as a reader of the changelog meets it. */
export interface Entry {
  /** The name of its file, without `.md`. */
  readonly id: string;
  /** Whole sentences; paragraphs stay apart. */
  readonly text: string;
  readonly audience: Audience;
  /** The part it is about: the folder of a package, `bet-history`. */
  readonly subject: string;
  /** Whether something is there that was not, rather than something better. */
  readonly isNew: boolean;
}

export interface Release {
  readonly version: string;
  /** `2026-11-26` */
  readonly date: string;
  readonly entries: readonly Entry[];
}

const head = `# Changelog

What a person upgrading would notice, the newest release first, grouped by whom it concerns and by the part it is about; what is new comes first. How it is written: [releasing](docs/releasing.md).
`;

/** The changelog with a release at its top. @throws Error when it has this release already. */
export function withRelease(changelog: string | undefined, release: Release): string {
  const older = changelog?.slice(changelog.search(/^## /m)) ?? '';
  if (older.includes(`\n## ${release.version} ·`) || older.startsWith(`## ${release.version} ·`))
    throw new Error(`CHANGELOG.md has ${release.version} already: each version is released once.`);
  return [head, sectionOf(release), older].filter(Boolean).join('\n');
}

/** A release: a heading for each audience that has changes, and below it one for each part. */
export function sectionOf({ version, date, entries }: Release): string {
  const parts = Object.entries(audiences).flatMap(([audience, title]) => {
    const theirs = entries.filter(entry => entry.audience === audience);
    return theirs.length > 0
      ? [`### ${title}`, ...bySubject(theirs, audience === 'players' ? inWords : inCode)]
      : [];
  });
  return `${[`## ${version} · ${date}`, ...parts].join('\n\n')}\n`;
}

function bySubject(entries: readonly Entry[], titleOf: (subject: string) => string): readonly string[] {
  const subjects = [...new Set(entries.map(entry => entry.subject))].sort();
  return subjects.flatMap(subject => [
    `#### ${titleOf(subject)}`,
    entries
      .filter(entry => entry.subject === subject)
      .sort((one, other) => Number(other.isNew) - Number(one.isNew) || (one.id < other.id ? -1 : 1))
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ').replaceAll(/^ +$/gm, '')}`)
      .join('\n'),
  ]);
}

/** `bet-history` → `Bet history`, for who knows no packages. */
const inWords = (subject: string) =>
  `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;

const inCode = (subject: string) => `\`${subject}\``;
