import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { repositoryRoot } from './repository.ts';

/**
 * Class names made from the file's place in the repository: equal in every app, in the prerendered page and in
 * the browser build, so shared files keep one hash across brands.
 */
export function stableClassNames(name: string, file: string): string {
  const [path = file] = file.split('?');
  const place = relative(repositoryRoot, path).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(`${place}#${name}`).digest('base64url').slice(0, 6)}`;
}
