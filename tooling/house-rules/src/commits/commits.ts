/** A commit as `git log` tells it. */
export interface Commit {
  readonly id: string;
  readonly isMerge: boolean;
  /** The first paragraph of its message, on one line. */
  readonly subject: string;
  /** Every file it touches; a merge has none. */
  readonly files: readonly string[];
}

/** The commit that wrote the convention down. Only what was made on top of it is judged. */
export const start = '4dc01c68d2b6b4ef329005f8a2dc112c35c7c1a5';

/** What `parseLog` reads: the commits made on top of `from`, with their files. */
export const logOf = (from: string): string[] => [
  'log',
  '--ancestry-path',
  '--no-renames',
  '--name-only',
  '--format=%x01%h%x02%P%x02%s%x02',
  `${from}..HEAD`,
];

export function parseLog(text: string): Commit[] {
  return text
    .split('\u0001')
    .slice(1)
    .map(entry => {
      const [id = '', parents = '', subject = '', files = ''] = entry.split('\u0002');
      return {
        id,
        isMerge: parents.includes(' '),
        subject,
        files: files.split('\n').filter(Boolean),
      };
    });
}

/** Areas that no folder is named after. */
const others = ['tests', 'ci', 'dependencies', 'changesets', 'release'];

/**
 * Every area a subject may begin with, from the files of today and of the commits that are judged: a folder that was
 * renamed since had its name when the commit was made.
 */
export function areasOf(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap(file => {
    const [home = '', folder = '', ...rest] = file.split('/').slice(0, -1);
    if (home.startsWith('.')) return [];
    // The platform was one package of tooling until it became packages of its own.
    const ofPlatform = home === 'platform' || (home === 'tooling' && folder === 'platform');
    const domain = ofPlatform && rest[0] === 'src' ? rest[1] : undefined;
    return [home, folder, domain ?? ''];
  });
  return new Set([...others, ...folders.filter(Boolean)]);
}

// The last is what GitHub checks out to try a pull request.
const ofGitMerging =
  /^Merge (branch '[^']+'( into \S+)?|pull request #\d+ from \S+|[0-9a-f]{40} into [0-9a-f]{40})$/;
const ofGitReverting = /^Revert ".+"$/;

/** What is wrong with the subject of a commit, in a sentence; undefined when nothing is. */
export function faultOf(
  { subject, isMerge }: Pick<Commit, 'subject' | 'isMerge'>,
  areas: ReadonlySet<string>,
): string | undefined {
  if ((isMerge && ofGitMerging.test(subject)) || ofGitReverting.test(subject)) return undefined;
  const [, named = '', change] = /^([^:]*): (\S.*)$/.exec(subject) ?? [];
  if (change === undefined) return 'is not "area: what changes"';
  const unknown = named.split(', ').filter(area => !areas.has(area));
  if (unknown.length > 0)
    return `begins with ${unknown.map(area => `"${area}"`).join(', ')}, which is no area`;
  const length = [...subject].length;
  if (length > 72) return `has ${length} characters, more than 72; or no blank line parts it from its body`;
  return subject.endsWith('.') ? 'ends with a full stop' : undefined;
}
