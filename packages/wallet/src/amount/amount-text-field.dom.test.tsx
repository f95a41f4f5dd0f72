import { defineRules, useFieldForm } from '@lobby/forms';
import { putText } from '@lobby/ui-testing/put-text';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletMessages } from '../messages/index.ts';
import { AmountTextField } from './amount-text-field.tsx';
import { amountChecks, readTyped } from './typed-amount.ts';

const rules = defineRules<{ amount: string }, string>({
  amount: amountChecks({ empty: 'nothing', grammar: 'not an amount', zero: 'zero' }),
});
const sent = vi.fn();

function Form() {
  const form = useFieldForm({
    initial: { amount: '' },
    rules,
    read: { amount: readTyped },
    labels: { amount: '金额' },
    say: id => id,
    onSubmit: values => sent(values.amount),
  });
  return (
    <form {...form.frame}>
      <AmountTextField binding={form.text('amount')} />
    </form>
  );
}

let root: Root;
beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await walletMessages.load('zh-CN');
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const said = () => document.querySelector('[role=alert]')?.textContent;

const put = (text: string) => act(async () => putText(field(), text));

async function fire(event: Event): Promise<boolean> {
  let goesOn = true;
  await act(async () => {
    goesOn = field().dispatchEvent(event);
  });
  return goesOn;
}

async function paste(text: string): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  return fire(Object.assign(event, { clipboardData: { getData: () => text } }));
}

async function send(): Promise<void> {
  await act(async () => document.querySelector('form')?.requestSubmit());
}

describe('an amount in a form of the wallet', () => {
  it.each([
    ['¥1,000', '1,000', '1000'],
    ['5000元', '5,000', '5000'],
    ['１，０００．５', '1,000.5', '1000.5'],
    ['500.', '500.', '500'],
    ['.5', '.5', '0.5'],
  ])('%s shows as %s and is sent as %s', async (typed, shown, amount) => {
    await put(typed);
    expect(field().value).toBe(shown);
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith(amount);
  });

  it.each([
    ['1,00', /千位还是小数/],
    ['1.000,50', /千位还是小数/],
    ['1000,500', /千位还是小数/],
    ['NT$500', /人民币/],
    ['abc', /not an amount/],
  ])('%s stays, is explained beside the field and is not sent', async (typed, words) => {
    await put(typed);
    await send();
    expect(field().value).toBe(typed);
    expect(said()).toMatch(words);
    expect(sent).not.toHaveBeenCalled();
  });

  it('an amount with commas is typed to its end, character by character', async () => {
    for (const char of '1,234,500') {
      field().setSelectionRange(field().value.length, field().value.length);
      await put(`${field().value}${char}`);
    }
    expect(field().value).toBe('1,234,500');
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith('1234500');
  });

  it('several lines are kept out, as a browser would join them to one amount', async () => {
    await put('50');
    expect(await paste('100\n200')).toBe(false);
    expect(said()).toMatch(/好几行/);
    expect(field().value).toBe('50');
    await put('501');
    expect(said()).toBeUndefined();
    expect(await paste('100\n')).toBe(true);
  });

  it('what an input method composed stands when it ends', async () => {
    await put('7');
    await fire(new CompositionEvent('compositionstart', { bubbles: true }));
    await put('７５０');
    expect(field().value).toBe('７５０');
    await fire(new CompositionEvent('compositionend', { bubbles: true }));
    expect(field().value).toBe('750');
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith('750');
  });

  it('an Enter of an Android keyboard does not send the amount that stood before the composition', async () => {
    const pressEnter = () => {
      const press = { key: 'Enter', code: '', keyCode: 13, bubbles: true, cancelable: true };
      return fire(new KeyboardEvent('keydown', press));
    };
    await put('7');
    await fire(new CompositionEvent('compositionstart', { bubbles: true }));
    await put('７５０');
    expect(await pressEnter()).toBe(false);
    await fire(new CompositionEvent('compositionend', { bubbles: true }));
    expect(await pressEnter()).toBe(true);
  });
});
