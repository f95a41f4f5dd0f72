import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { openDatum } from './personal-data/personal-data.ts';

/** Shows a member one of their own masked data; another's, or anything else, is not found. */
export function singleDataDecryption({ keys }: Platform) {
  return implement(contract.countryArea.singleDataDecryption, async (input, ctx) => {
    const value = openDatum(keys, memberOf(ctx).id, input.value);
    if (value === undefined) throw new Refusal('not-found');
    return { value };
  });
}
