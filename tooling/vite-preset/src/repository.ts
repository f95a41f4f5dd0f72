import { join } from 'node:path';

/** The top of the repository: names that must be equal in every app are made from paths below it. */
export const repositoryRoot = join(import.meta.dirname, '../../..');
