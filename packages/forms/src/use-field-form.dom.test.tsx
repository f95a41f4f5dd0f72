import { Checkbox } from '@lobby/ui-kit/checkbox';
import { TextField } from '@lobby/ui-kit/text-field';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldForm } from './field-form.ts';
import { digitsOf, plainText } from './read/read-text.ts';
import { defineRules, filled, ticked } from './rules/define-rules.ts';
import { useFieldForm } from './use-field-form.ts';

interface Values {
  readonly name: string;
  readonly region: string;
  readonly phone: string;
  readonly agree: boolean;
}

type Id = 'name' | 'name-rule' | 'phone' | 'phone-rule' | 'agree';

const first = defineRules<Values, Id>({
  name: [
    [filled, 'name'],
    [name => /^[a-z]/.test(name), 'name-rule'],
  ],
  agree: [[ticked, 'agree']],
});
const second = defineRules<Values, Id>({
  phone: [
    [filled, 'phone'],
    [(phone, { region }) => phone.length === (region === 'CN' ? 11 : 8), 'phone-rule'],
  ],
});

const initial: Values = { name: '', region: 'CN', phone: '', agree: false };

interface Shown {
  rules?: typeof first;
  busy?: boolean;
  step?: number;
  /** What the platform said of the name. */
  taken?: string;
}

let form: FieldForm<Values, Id, string>;
const onSubmit = vi.fn();
const onEdit = vi.fn();

/** A form of two steps, as a feature would draw it. */
function Form({ rules = first, busy, step, taken }: Shown) {
  form = useFieldForm<Values, Id, string>({
    initial,
    rules,
    read: {
      name: text => plainText(text).slice(0, 6),
      phone(text, { settled }) {
        const isNamed = text.startsWith('+852') && settled;
        return isNamed ? { region: 'HK', phone: text.slice(4) } : settled ? digitsOf(text) : text;
      },
    },
    labels: { name: '名字', region: '地区', phone: '电话', agree: '同意' },
    say: id => `!${id}`,
    busy,
    step,
    onEdit,
    onSubmit,
  });
  return (
    <form {...form.frame} data-testid="form">
      {rules === first ? (
        <>
          <TextField {...form.text('name', taken)} />
          <Checkbox {...form.tick('agree')}>同意</Checkbox>
        </>
      ) : (
        <TextField {...form.text('phone')} />
      )}
      <button type="submit">好</button>
    </form>
  );
}

const nameBox = () => screen.getByLabelText<HTMLInputElement>('名字');
const phoneBox = () => screen.getByLabelText<HTMLInputElement>('电话');
const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });
const leave = (box: HTMLElement) => fireEvent.blur(box);
const send = async () => act(async () => void fireEvent.submit(screen.getByTestId('form')));
const said = () => screen.queryAllByRole('alert').map(alert => alert.textContent);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('while a field is being edited', () => {
  it('full-width characters and spaces are normalised, and the length is limited', () => {
    render(<Form />);
    type(nameBox(), ' ｌｉｎ ８８９９ ');
    expect(nameBox().value).toBe('lin889');
    expect(onEdit).toHaveBeenCalledOnce();
  });

  it('the length is limited only after an input method has finished composing', () => {
    render(<Form />);
    fireEvent.compositionStart(nameBox());
    type(nameBox(), "lin'qiao'８");
    expect(nameBox().value).toBe("lin'qiao'８");
    fireEvent.compositionEnd(nameBox());
    expect(nameBox().value).toBe("lin'qi");
  });

  it('the Enter that ends a composition does not send the form, another one may', () => {
    render(<Form />);
    // What fireEvent returns: whether the browser goes on to its own answer to the key.
    expect(fireEvent.keyDown(nameBox(), { key: 'Enter', isComposing: true })).toBe(false);
    fireEvent.compositionEnd(nameBox());
    expect(fireEvent.keyDown(nameBox(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(nameBox(), { key: 'a', keyCode: 229 })).toBe(true);
    cleanup();
    render(<Form />);
    expect(fireEvent.keyDown(nameBox(), { key: 'Enter', code: 'Enter', keyCode: 13 })).toBe(true);
  });

  it('the Enter of an Android keyboard sends the form, though the last word is still composed', () => {
    render(<Form />);
    fireEvent.compositionStart(nameBox());
    type(nameBox(), 'linqiao');
    expect(fireEvent.keyDown(nameBox(), { key: 'Enter', code: '', keyCode: 13, isComposing: true })).toBe(
      true,
    );
  });

  it('the error of the field is cleared, and nothing is validated', async () => {
    render(<Form />);
    await send();
    expect(said()).toEqual(['!name', '!agree']);
    type(nameBox(), '8');
    expect(said()).toEqual(['!agree']);
  });
});

describe('a field on blur', () => {
  it('is validated if it is not empty', () => {
    render(<Form />);
    leave(nameBox());
    expect(said()).toEqual([]);
    type(nameBox(), '8lin');
    expect(said()).toEqual([]);
    leave(nameBox());
    expect(said()).toEqual(['!name-rule']);
  });

  it('is normalised, including fields it fills in', () => {
    render(<Form rules={second} />);
    type(phoneBox(), '+85291234567');
    expect(form.values).toMatchObject({ region: 'CN', phone: '+85291234567' });
    leave(phoneBox());
    expect(form.values).toMatchObject({ region: 'HK', phone: '91234567' });
    expect(said()).toEqual([]);
  });
});

describe('what is missing', () => {
  it('is listed by label, in the order of the form', () => {
    render(<Form />);
    expect(form.missing).toEqual(['名字', '同意']);
    type(nameBox(), '８');
    expect(form.missing).toEqual(['同意']);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(form.missing).toEqual([]);
  });
});

describe('a form that is sent', () => {
  it('submits the normalised values with the note of the button', async () => {
    render(<Form rules={second} />);
    type(phoneBox(), '+85291234567');
    await act(async () => form.submit('by voice'));
    expect(onSubmit).toHaveBeenCalledWith({ ...initial, region: 'HK', phone: '91234567' }, 'by voice');
    await waitFor(() => expect(phoneBox().value).toBe('91234567'));
    await send();
    expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), undefined);
  });

  it('with a problem is not submitted, and the first invalid field gets the focus', async () => {
    render(<Form />);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(nameBox());
  });

  it('is not submitted again while a call is pending, and its fields are read-only', async () => {
    render(<Form busy />);
    await send();
    expect(said()).toEqual([]);
    expect(nameBox().readOnly).toBe(true);
    expect(screen.getByRole('checkbox').getAttribute('aria-disabled')).toBe('true');
  });

  it('focuses a field that the server rejects later', async () => {
    const { rerender } = render(<Form />);
    type(nameBox(), 'lin');
    fireEvent.click(screen.getByRole('checkbox'));
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(nameBox());
    rerender(<Form taken="已被注册" />);
    expect(said()).toEqual(['已被注册']);
    expect(document.activeElement).toBe(nameBox());
  });

  it('does not move the focus from a field in use', async () => {
    render(<Form />);
    type(nameBox(), 'lin');
    fireEvent.click(screen.getByRole('checkbox'));
    await send();
    fireEvent.click(screen.getByRole('checkbox'));
    type(nameBox(), '8');
    leave(nameBox());
    expect(said()).toEqual(['!name-rule']);
    expect(document.activeElement).not.toBe(nameBox());
  });
});

describe('a form of several steps', () => {
  it('keeps values, clears errors, and focuses the first field of the next step', async () => {
    const { rerender } = render(<Form step={0} />);
    type(nameBox(), '8');
    await send();
    expect(said()).toEqual(['!name-rule', '!agree']);
    rerender(<Form rules={second} step={1} />);
    expect(said()).toEqual([]);
    expect(document.activeElement).toBe(phoneBox());
    rerender(<Form step={0} />);
    expect(nameBox().value).toBe('8');
    expect(said()).toEqual([]);
  });

  it('judges one field for the button beside it, and focuses it when something is wrong', async () => {
    render(<Form />);
    let isFine = true;
    await act(async () => {
      isFine = form.judge('name');
    });
    expect([isFine, ...said().filter(Boolean)]).toEqual([false, '!name']);
    expect(document.activeElement).toBe(nameBox());
    type(nameBox(), 'lin');
    await act(async () => {
      isFine = form.judge('name');
    });
    expect([isFine, ...said().filter(Boolean)]).toEqual([true]);
  });

  it('accepts a value set from outside without marking an edit', () => {
    render(<Form rules={second} />);
    act(() => form.set('phone', '123'));
    expect(phoneBox().value).toBe('123');
    expect(onEdit).not.toHaveBeenCalled();
  });
});
