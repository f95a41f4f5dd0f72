import { subTypes } from '@lobby/sports';
import * as v from 'valibot';

/** How many corners (CN) or cards (RN) a match had: at the end, and at half-time, "5:3". */
export const countedEnd = v.looseObject({
  ptype: v.picklist(Object.values(subTypes)),
  score: v.string(),
  halfScore: v.string(),
});
