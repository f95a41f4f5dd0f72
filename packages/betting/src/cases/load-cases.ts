import { casesIn } from '@lobby/money/testing';

/** Reads the acceptance cases of one name. For tests. */
export const loadCases = casesIn(import.meta.dirname);
