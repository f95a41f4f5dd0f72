import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorAction, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { settleFinding } from '../findings/settle-finding.ts';
import { creditParked, returnPayment, type Settled } from '../parked/settle-parked.ts';
import { whyNotEnded, whyNotSettled } from './words.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const order = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const done = { sentence: '已处理。' };

/** What an operator does with a parked payment, and with a report of the provider that cannot be processed. */
export function paymentActions({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): readonly OperatorAction[] {
  const answer = (payment: string, action: string, settled: Settled) => {
    log.info({ payment, action, settled }, 'an operator decided about a parked payment');
    return settled === 'done' ? settled : ({ refused: whyNotSettled[settled], status: 409 } as const);
  };
  const credit = operatorAction({
    form: v.object({ do: v.literal('credit'), id, order }),
    done,
    run: async asked =>
      answer(
        asked.id,
        asked.do,
        await creditParked(db, { id: asked.id, orderId: asked.order, now: clock.now() }),
      ),
  });
  const giveBack = operatorAction({
    form: v.object({ do: v.literal('return'), id }),
    done,
    run: async asked =>
      answer(asked.id, asked.do, await returnPayment(db, { id: asked.id, now: clock.now() })),
  });
  const endFinding = operatorAction({
    form: v.object({ do: v.picklist(['clear', 'debit']), id }),
    done,
    async run({ id: finding, do: action }) {
      const ended = await settleFinding(db, { id: finding, action, now: clock.now() });
      log.info({ finding, action, ended }, 'an operator decided about a finding');
      return ended === 'done' ? ended : { refused: whyNotEnded[ended], status: 409 };
    },
  });
  return [credit, giveBack, endFinding];
}
