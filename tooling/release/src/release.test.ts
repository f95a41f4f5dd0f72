import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inCopy, rehearse } from './rehearse.ts';
import { release } from './release.ts';
import { report } from './report.ts';
import { membersOf } from './workspace.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const date = '2026-11-26';
const ours = 'The wallet has a sentence that only a rehearsal says.';

/** The version after a change that is new: the next `0.x.0`. */
function nextMinor(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}

it(
  'a release is rehearsed without a trace, and made as it was rehearsed',
  () =>
    inCopy(root, async copy => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
      const read = (file: string) => readFileSync(join(copy, file), 'utf8');
      const versionOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))).version;
      const commit = () => git('commit', '--quiet', '--all', '--message', 'a change');
      const from = versionOf('.');
      const version = nextMinor(from);
      writeFileSync(
        join(copy, '.changeset/rehearsed.md'),
        `---\n'@lobby/wallet': minor\n'@lobby/api-client': patch\n---\n\n${ours}\n`,
      );
      await expect(release(copy, date)).rejects.toThrow('The working tree has changes. Commit them first');
      writeFileSync(
        join(copy, '.changeset/quotes-code.md'),
        `---\n'@lobby/api-client': patch\n'@lobby/wallet': patch\n---\n\n\`ofCode\`: ${ours}\n`,
      );
      git('add', '--all');
      commit();

      const stateOf = () => [git('status', '--porcelain'), git('tag', '--list'), git('rev-parse', 'HEAD')];
      const before = stateOf();
      const rehearsed = await rehearse(copy, date);
      expect(stateOf()).toEqual(before);
      const said = report(rehearsed, true);
      expect(said).toContain(`Would write: CHANGELOG.md; the version of`);
      expect(said).toContain(`${from} → ${version}\n`);
      expect(said.split('\n')).toContain(`Would tag: v${version}`);

      const made = await release(copy, date);
      expect(made).toEqual(rehearsed);
      expect([git('status', '--porcelain'), git('log', '-1', '--format=%s')]).toEqual([
        '',
        `release: ${version}`,
      ]);
      expect(git('cat-file', '-t', `v${version}`)).toBe('tag');
      expect(git('rev-parse', `v${version}^{}`)).toBe(git('rev-parse', 'HEAD'));

      const changelog = read('CHANGELOG.md');
      expect(changelog.match(/^## .*$/m)?.[0]).toBe(`## ${version} · ${date}`);
      const under = (audience: string, part: string) => {
        const [section = ''] = changelog.split('\n### ').filter(text => text.startsWith(`${audience}\n`));
        return section.split('\n#### ').find(text => text.startsWith(`${part}\n`)) ?? '';
      };
      expect(under('For players', 'Wallet')).toContain(`\n- ${ours}\n`);
      expect(under('For front-end teams', '`wallet`')).toContain(`\n- \`ofCode\`: ${ours}\n`);

      const folders = ['.', ...membersOf(copy).map(({ folder }) => folder)];
      expect(folders.filter(folder => versionOf(folder) !== version)).toEqual([]);
      const lines = git('diff', '--unified=0', 'HEAD~1', '--', '*package.json')
        .split('\n')
        .filter(line => /^[+-] /.test(line));
      expect(new Set(lines)).toEqual(new Set([`-  "version": "${from}",`, `+  "version": "${version}",`]));
      expect(readdirSync(join(copy, '.changeset')).filter(file => file.endsWith('.md'))).toEqual([]);
      expect(
        made.files.filter(line => !/(package\.json|CHANGELOG\.md|\.changeset\/[\w-]+\.md)$/.test(line)),
      ).toEqual([]);

      await expect(release(copy, date)).rejects.toThrow('There is nothing to release');
      git('reset', '--quiet', '--hard', 'HEAD~1');
      await expect(release(copy, date)).rejects.toThrow(`The tag v${version} exists already`);
      appendFileSync(join(copy, '.changeset/rehearsed.md'), '\nConcerns: everybody\n');
      commit();
      await expect(release(copy, date)).rejects.toThrow('.changeset/rehearsed.md concerns "everybody"');
      expect([git('status', '--porcelain'), existsSync(join(copy, '.changeset/rehearsed.md'))]).toEqual([
        '',
        true,
      ]);
    }),
  5 * 60_000,
);
