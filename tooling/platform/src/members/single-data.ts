import { contract } from '@lobby/api-client/contract';
import { memberOf } from '../kernel/context.ts';
import type { Platform } from '../kernel/domain.ts';
import { implement } from '../kernel/implement.ts';
import { Refusal } from '../kernel/refusal.ts';
import { openDatum } from './personal-data.ts';

/** Shows a member one of their own masked data; another's, or anything else, is not found. */
export function singleDataDecryption({ keys }: Platform) {
  return implement(contract.countryArea.singleDataDecryption, async (input, ctx) => {
    const value = openDatum(keys, memberOf(ctx).id, input.value);
    if (value === undefined) throw new Refusal('not-found');
    return { value };
  });
}
