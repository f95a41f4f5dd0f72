import type { Released } from './release.ts';

/** What a person reads at the end of a release, or of its rehearsal. */
export function report({ from, version, tag, section, files }: Released, isRehearsal: boolean): string {
  const named = (status: string) =>
    files.filter(line => line.startsWith(status)).map(line => line.split('\t')[1] ?? '');
  const changesets = named('D').filter(file => file.startsWith('.changeset/'));
  const written = [...named('A'), ...named('M')];
  const manifests = written.filter(file => file.endsWith('package.json'));
  const others = written.filter(file => !manifests.includes(file));
  const [write, remove, commit, tags] = isRehearsal
    ? ['Would write', 'Would remove', 'Would commit', 'Would tag']
    : ['Written', 'Removed', 'Committed', 'Tagged'];
  return [
    section,
    `${write}: ${others.join(', ')}; the version of ${manifests.length} packages, ${from} → ${version}`,
    `${remove}: ${changesets.length} changesets, which the changelog has now`,
    `${commit}: release: ${version}`,
    `${tags}: ${tag}`,
    isRehearsal
      ? 'All this was done in a copy, which is gone. To do it here: npm run release'
      : `Look at it (git show ${tag}), then send it: git push --follow-tags`,
  ].join('\n');
}
