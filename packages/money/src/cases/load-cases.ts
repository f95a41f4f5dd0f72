import { casesIn } from '../testing/cases.ts';

/** Reads the acceptance cases of one name. For tests. */
export const loadCases = casesIn(import.meta.dirname);
