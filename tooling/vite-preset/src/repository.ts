import { join } from 'node:path';

/** The root of the repository: names that must be equal in every app are derived from paths below it. */
export const repositoryRoot = join(import.meta.dirname, '../../..');
