import { formatGiftCode, type GiftCodeFault, readGiftCode } from '@lobby/api-client/codes';
import { defineRules, filled } from '@lobby/forms';
import type { MessageId } from '../messages/index.ts';

export interface CodeValues {
  readonly code: string;
}

/** More than a code with whatever stands between its characters. */
const mostTyped = 80;

const hasNo = (fault: GiftCodeFault) => (typed: string) => {
  const read = readGiftCode(typed);
  return !('fault' in read) || read.fault !== fault;
};

/** What is told beside the field before anything is asked. */
export const codeRules = defineRules<CodeValues, MessageId>({
  code: [
    [filled, 'promotions.exchange.code.required'],
    [hasNo('empty'), 'promotions.exchange.code.required'],
    [hasNo('character'), 'promotions.exchange.code.character'],
    [hasNo('length'), 'promotions.exchange.code.length'],
    [hasNo('mistyped'), 'promotions.exchange.code.mistyped'],
  ],
});

/** A code that is whole is shown in its groups once typing is over; what is none stays as it was typed. */
export const codeReaders = {
  code(text: string, { settled }: { readonly settled: boolean }): string {
    const read = readGiftCode(text);
    return settled && 'code' in read ? formatGiftCode(read.code) : text.slice(0, mostTyped);
  },
};
