import { paths } from '@lobby/feature';

/** Where a feedback is written, and where those that were sent are listed. */
export const submitAddress = paths.mine.feedback();
export const listAddress = `${submitAddress}?view=list`;
