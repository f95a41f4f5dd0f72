import { helpMarks as calls } from '@lobby/api-client/contract/site/help-marks';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** `/site/api/v1/advertising/*`: what readers say of the help. */
const helpMarksEndpoints = api.injectEndpoints({
  endpoints: () => ({ markHelp: mutation(calls.markHelp, { onRefusal: 'caller' }) }),
});

export const { useMarkHelpMutation } = helpMarksEndpoints;
