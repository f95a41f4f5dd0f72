import { parseUsdt, parseYuan } from '@lobby/money';
import { expect, it } from 'vitest';
import type { PaymentProvider } from '../payment-provider.ts';
import type { WithdrawalInstruction, WithdrawalKind } from '../withdrawal-side.ts';
import type { Fault } from './fake-server.ts';
import type { Staged } from './provider-stage.ts';

let made = 0;

/** What withdrawals rely on. */
export function withdrawalPromises(
  { paysOut }: PaymentProvider,
  staged: () => Staged,
  faults: readonly Fault[],
): void {
  const instruction = (
    amount: string,
    kind: WithdrawalKind = paysOut[0] ?? 'bank',
  ): WithdrawalInstruction => ({
    reference: `W20261124${String(++made).padStart(6, '0')}`,
    kind,
    number: kind === 'bank' ? '6222021234567890128' : 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    bankId: kind === 'bank' ? 'ICBC' : '',
    holder: '张伟',
    amount,
  });
  const parseOf = (kind: WithdrawalKind) => (kind.startsWith('usdt-') ? parseUsdt : parseYuan);

  it.each(paysOut)('amounts to the last fen: %s', async kind => {
    const { stage, ...at } = staged();
    const parse = parseOf(kind);
    for (const amount of kind.startsWith('usdt-') ? ['0.000001', '13.793104'] : ['0.01', '98', '49999.99']) {
      const sent = instruction(amount, kind);
      const answer = await at.paying().send(sent);
      expect((await stage.paidOut(sent.reference)).map(parse)).toEqual([parse(amount)]);
      for (const said of [answer, await at.paying().ask(sent.reference)]) {
        expect(['paid', 'pending']).toContain(said.kind);
        if (said.kind === 'paid') expect(parse(said.amount)).toBe(parse(amount));
      }
    }
  });

  it('one withdrawal, however often it is sent, and never calls the second request refused', async () => {
    const { stage, ...at } = staged();
    const sent = instruction('98');
    await at.paying().send(sent);
    const again = await at.paying().send(sent);
    expect(['paid', 'pending', 'exists']).toContain(again.kind);
    expect(await stage.paidOut(sent.reference)).toHaveLength(1);
  });

  it('no record of what it was never sent, which is not a refusal', async () => {
    expect(await staged().paying().ask('W20261124999999')).toEqual({ kind: 'no-record' });
  });

  it.each(faults)('an outcome that is unknown and never a refusal, and pays once: %s', async fault => {
    const { stage, ...at } = staged();
    const sent = instruction('98');
    await stage.fail(fault, sent.reference);
    const impatient = at.paying(fault === 'silent' ? 50 : undefined);
    await expect(impatient.send(sent)).rejects.toThrow();
    await stage.fail(undefined, sent.reference);
    const known = await at.paying().ask(sent.reference);
    expect(known.kind).not.toBe('refused');
    const paid = await stage.paidOut(sent.reference);
    if (known.kind === 'no-record') expect(paid).toEqual([]);
    await at.paying().send(sent);
    expect(await stage.paidOut(sent.reference)).toHaveLength(1);
  });
}
