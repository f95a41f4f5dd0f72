import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { audienceOf, audienceOfPackage, firstOf, toldBy } from './audience.ts';
import type { Entry } from './changelog.ts';
import { membersOf } from './workspace.ts';

/** What the next release is made of. */
export interface Plan {
  readonly from: string;
  readonly version: string;
  readonly entries: readonly Entry[];
}

/** A release that cannot be made, with what to do, for whoever typed. */
export class ReleaseError extends Error {}

/** Reads the pending changesets of a repository. @throws ReleaseError when there is none, or one cannot be placed. */
export async function planOf(root: string): Promise<Plan> {
  const { changesets, releases } = await getReleasePlan(root).catch((error: Error) => {
    throw new ReleaseError(error.message);
  });
  const from = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
  const [version, ...others] = new Set(releases.map(release => release.newVersion));
  if (version === undefined)
    throw new ReleaseError(
      'There is nothing to release: .changeset/ has no changeset. Add one: npm run changeset',
    );
  if (others.length > 0)
    throw new ReleaseError(
      `All packages share one version, and these would differ: ${[version, ...others].join(', ')}. "fixed" in .changeset/config.json must name all.`,
    );
  const members = new Map(membersOf(root).map(member => [member.manifest.name, member]));
  const entries = changesets.map(({ id, summary, releases: named }): Entry => {
    const told = toldBy(summary);
    const packages = named.map(({ name, type }) => {
      const { folder = '', manifest = { name } } = members.get(name) ?? {};
      return { folder, type, audience: audienceOfPackage(folder, manifest) };
    });
    const ofPackages = packages.map(each => each.audience);
    const audience = audienceOf(told, ofPackages);
    if (!audience)
      throw new ReleaseError(`.changeset/${id}.md concerns "${told.concerns}", and nobody is called so.`);
    const first = told.concerns ?? firstOf(ofPackages);
    const subject = packages.find(each => each.audience === first) ?? packages[0];
    return {
      id,
      text: told.text,
      audience,
      subject: subject?.folder.split('/')[1] ?? '',
      isNew: named.some(({ type }) => type !== 'patch'),
    };
  });
  return { from, version, entries };
}
