import { refused } from '@lobby/api-client/testing';
import { defineRules } from '@lobby/forms';
import { putText } from '@lobby/testing/put-text';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountChecks } from '../amount/typed-amount.ts';
import { walletMessages } from '../messages/index.ts';
import { AmountInCapitals } from './amount-in-capitals.tsx';
import { FormAmount } from './form-amount.tsx';
import { MoneyForm } from './money-form.tsx';
import { useMoneyForm } from './use-money-form.ts';

const rules = defineRules<{ amount: string }, string>({
  amount: amountChecks({ empty: 'nothing', grammar: 'not an amount', zero: 'zero' }),
});
const sent = vi.fn();
const typed = vi.fn();

interface TrialProps {
  readonly waits?: boolean;
  readonly busy?: boolean;
  readonly isDone?: boolean;
  readonly between?: string;
  readonly isRefused?: boolean;
}

function Trial({ isRefused = false, ...options }: TrialProps) {
  const form = useMoneyForm({
    label: '金额',
    rules,
    say: id => id,
    failure: isRefused ? refused('server-error') : undefined,
    failed: 'it failed',
    onType: typed,
    onSubmit: sent,
    ...options,
  });
  return (
    <MoneyForm form={form} submit="ok" footer={<p id="footer">{form.isTried && 'first the rate'}</p>}>
      <FormAmount form={form} all="8000" />
      <div id="capitals">
        <AmountInCapitals amount={form.amount.value} />
      </div>
    </MoneyForm>
  );
}

let root: Root;
beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await walletMessages.load('zh-CN');
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const draw = (props: TrialProps = {}) => act(async () => root.render(<Trial {...props} />));
const field = () => document.querySelector('input') as HTMLInputElement;
const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const send = () => act(async () => document.querySelector('form')?.requestSubmit());

const type = (text: string) => act(async () => putText(field(), text));

describe('a form that moves money', () => {
  it('sends the amount without commas, and says it in capitals while it is typed', async () => {
    await draw();
    await type('1,000');
    expect(typed).toHaveBeenLastCalledWith('1000');
    expect(textOf('#capitals')).toContain('壹仟元');
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith('1000');
  });

  it('sends nothing while something else has to come first, and says so once it was tried', async () => {
    await draw({ waits: true });
    await type('50');
    expect(textOf('#footer')).toBe('');
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(textOf('#footer')).toBe('first the rate');
    await draw();
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith('50');
    expect(textOf('#footer')).toBe('');
  });

  it('sends nothing while a request is under way', async () => {
    await draw();
    await type('50');
    await draw({ busy: true });
    await send();
    expect(sent).not.toHaveBeenCalled();
  });

  it('puts in all there is', async () => {
    await draw();
    await act(async () => document.querySelector<HTMLButtonElement>('button[type=button]')?.click());
    expect(field().value).toBe('8,000');
  });

  it('is typed anew after a request was executed, so that pressing again moves nothing', async () => {
    await draw();
    await type('50');
    await draw({ isDone: true });
    expect(field().value).toBe('');
    await send();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is typed anew between another pair, without an error of the last', async () => {
    await draw({ between: 'a' });
    await type('abc');
    await send();
    expect(textOf('[role=alert]')).toBe('not an amount');
    await draw({ between: 'b' });
    expect(field().value).toBe('');
    expect(textOf('[role=alert]')).toBeUndefined();
  });

  it('keeps the amount beside the words of a refusal', async () => {
    await draw();
    await type('50');
    await draw({ isRefused: true });
    expect(field().value).toBe('50');
    expect(textOf('[role=alert]')).toBeTruthy();
  });
});
