import type { NewProvider } from './new-provider.ts';

/** The half that pays out. */
export const withdrawalsFile = ({ code }: NewProvider): string => `\
import * as v from 'valibot';
import type { SignedJson } from '../signed-json/signed-json.ts';
import { type AskAnswer, refusedFor, type WithdrawalSide } from '../withdrawal-side.ts';

const answered = v.variant('state', [
  v.object({ state: v.literal('paid'), amount: v.string() }),
  v.object({ state: v.literal('refused'), reason: v.string() }),
  v.object({ state: v.picklist(['pending', 'exists', 'no-record']) }),
]);

/** What the codes of its refusals mean for a member; any other is said to have no known reason. */
const reasons = {
  ACCOUNT_CLOSED: 'account-closed',
  NAME_MISMATCH: 'name-differs',
} as const;

/** Pays out by ${code}. Whatever it cannot read is thrown, and the outcome stays unknown. */
export function payBy(line: SignedJson): WithdrawalSide {
  async function tell(path: string, content: object): Promise<AskAnswer> {
    const answer = await line.send(path, () => content, answered);
    if (answer.state === 'refused') return refusedFor(answer.reason, reasons);
    return answer.state === 'paid'
      ? { kind: 'paid', amount: answer.amount }
      : { kind: answer.state };
  }

  return {
    async send(instruction) {
      const answer = await tell('/withdrawals', instruction);
      // It was just told of it: that it knows nothing says nothing of what becomes of it.
      if (answer.kind === 'no-record') throw new Error('the provider does not know what it was sent');
      return answer;
    },
    ask: reference => tell('/withdrawals/state', { reference }),
  };
}
`;
