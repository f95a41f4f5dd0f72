import { Checkbox } from '@lobby/ui-kit/checkbox';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { TextField } from '@lobby/ui-kit/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { digitsOf, plainText } from './read/read-text.ts';
import { defineRules, filled, ticked } from './rules/define-rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { useFieldForm } from './use-field-form.ts';

interface Values {
  readonly name: string;
  readonly password: string;
  readonly amount: string;
  readonly bank: string;
  readonly way: 'quick' | 'usual';
  readonly code: string;
  readonly agree: boolean;
}

const empty: Values = {
  name: '',
  password: '',
  amount: '',
  bank: '',
  way: 'quick',
  code: '',
  agree: false,
};
const full: Values = {
  name: 'linqiao88',
  password: 'abcd1234',
  amount: '500',
  bank: 'icbc',
  way: 'usual',
  code: '246810',
  agree: true,
};

const rules = defineRules<Values, string>({
  name: [
    [filled, '请输入用户名'],
    [name => /^[a-z]/i.test(name), '首位为字母'],
  ],
  password: [[filled, '请输入密码']],
  amount: [
    [filled, '请输入金额'],
    [
      (amount, { way }) => Number(amount) <= (way === 'quick' ? 1000 : 5000),
      '快速到账单笔最高 1000 元，普通到账最高 5000 元',
    ],
  ],
  bank: [[filled, '请选择银行']],
  code: [[code => code.length === 6, '请输入6位数字验证码']],
  agree: [[ticked, '请先同意条款']],
});

interface EveryFieldProps {
  initial: Values;
  busy?: boolean;
  /** 平台对用户名说的话 */
  taken?: string;
  onSubmit: (values: Values) => void;
}

/** Every kind of field under one set of rules. */
function EveryField({ initial, busy, taken, onSubmit }: EveryFieldProps) {
  const form = useFieldForm<Values, string>({
    initial,
    rules,
    read: {
      name: text => plainText(text).slice(0, 11),
      password: plainText,
      amount: plainText,
      code: text => digitsOf(text).slice(0, 6),
    },
    labels: {
      name: '用户名',
      password: '密码',
      amount: '金额',
      bank: '银行',
      way: '到账方式',
      code: '验证码',
      agree: '勾选同意条款',
    },
    say: words => words,
    busy,
    onSubmit: values => onSubmit(values),
  });
  return (
    <form
      {...form.frame}
      lang="zh-Hans"
      style={{ display: 'grid', gap: '0.75rem', inlineSize: '24rem', maxInlineSize: '100%' }}
    >
      <TextField {...form.text('name', taken)} hint="4-11位，字母开头" autoComplete="username" />
      <PasswordField {...form.text('password')} autoComplete="new-password" />
      <Segmented
        wide
        {...form.choice('way')}
        items={[
          { value: 'quick', label: '快速到账' },
          { value: 'usual', label: '普通到账' },
        ]}
      />
      <TextField {...form.text('amount')} inputMode="decimal" after={<small>元</small>} />
      <Select
        showLabel
        size="l"
        {...form.choice('bank')}
        value={form.values.bank || undefined}
        options={[
          { value: 'icbc', label: '工商银行' },
          { value: 'ccb', label: '建设银行' },
        ]}
      />
      <OtpField {...form.text('code')} length={6} />
      <Checkbox {...form.tick('agree')}>我已年满18岁，并同意条款</Checkbox>
      <SubmitButton missing={form.missing} busy={busy}>
        提交
      </SubmitButton>
    </form>
  );
}

const meta = {
  title: '表单/填写',
  component: EveryField,
  parameters: {
    docs: {
      description: {
        component:
          '所有表单共用的填写规则：拼音输入期间不打断，全角自动整理，离开时才检查，提交时焦点到第一个有问题的字段，按钮说出还缺什么。',
      },
    },
  },
  args: { initial: empty, onSubmit: fn() },
} satisfies Meta<typeof EveryField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: '提交' });
const alerts = () => screen.queryAllByRole('alert').map(alert => alert.textContent);

export const Empty: Story = {
  name: '空白：按钮说出缺什么',
  play: async () => {
    const button = await submit();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('请先填写：用户名、密码、金额、银行、验证码、勾选同意条款');
  },
};
export const Filled: Story = {
  name: '已填写：可以提交',
  args: { initial: full },
  play: async ({ args }) => {
    await userEvent.click(await submit());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(full));
  },
};
export const Wrong: Story = {
  name: '错误：每个字段说出自己的问题，焦点到第一个',
  play: async ({ args }) => {
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.getByRole('textbox', { name: '用户名' })).toHaveFocus());
    expect(alerts()).toEqual([
      '请输入用户名',
      '请输入密码',
      '请输入金额',
      '请选择银行',
      '请输入6位数字验证码',
      '请先同意条款',
    ]);
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongChoice: Story = {
  name: '错误：焦点也会到选择框',
  args: { initial: { ...full, bank: '' } },
  play: async () => {
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.getByRole('combobox', { name: '银行' })).toHaveFocus());
  },
};
export const JudgedByAChoice: Story = {
  name: '选择改变规则：不再成立的错误自己消失',
  args: { initial: { ...full, way: 'quick', amount: '3000' } },
  play: async () => {
    await userEvent.click(await submit());
    await waitFor(() => expect(alerts()).toEqual(['快速到账单笔最高 1000 元，普通到账最高 5000 元']));
    await userEvent.click(screen.getByRole('radio', { name: '普通到账' }));
    await waitFor(() => expect(alerts()).toEqual([]));
  },
};
export const FullWidth: Story = {
  name: '全角与空格：自动整理',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: '用户名' });
    await userEvent.type(name, ' ｌｉｎ ８８ ');
    expect(name).toHaveValue('lin88');
    const amount = screen.getByRole('textbox', { name: '金额' });
    await userEvent.type(amount, '１２ ３４');
    expect(amount).toHaveValue('1234');
  },
};
export const Left: Story = {
  name: '离开字段：填了才检查',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: '用户名' });
    await userEvent.click(name);
    await userEvent.tab();
    expect(alerts()).toEqual([]);
    await userEvent.type(name, '8lin');
    await userEvent.tab();
    await waitFor(() => expect(alerts()).toEqual(['首位为字母']));
    await userEvent.type(name, '8');
    expect(alerts()).toEqual([]);
  },
};
export const SaidByThePlatform: Story = {
  name: '平台的话：写在它说的字段下面',
  args: { initial: full, taken: '该用户名已被注册，请换一个' },
};
export const Busy: Story = {
  name: '提交中：不能改',
  args: { initial: full, busy: true },
  play: async ({ args }) => {
    expect(await submit()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: '用户名' }), '9{Enter}');
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('linqiao88');
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
