import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleNow } from '../testing/sample-accounts.ts';
import { sampleConfirmed } from '../testing/sample-confirmed.ts';
import { sampleKinds, sampleUsdt } from '../testing/sample-withdrawals.ts';
import { ConfirmWithdrawalView } from './confirm-withdrawal.view.tsx';
import { quoteOf } from './quote.ts';

// Safe: there are four of them.
const [bank, , tron] = sampleKinds as [(typeof sampleKinds)[number], unknown, (typeof sampleKinds)[number]];
const { bound, code } = sampleConfirmed({ isSent: true });

const meta = {
  title: '对话框/确认取款',
  component: ConfirmWithdrawalView,
  parameters: {
    docs: { description: { component: '提交前再核对一遍，并输入取款密码；没有取款密码的站点用验证码。' } },
  },
  args: {
    kind: bank,
    usdt: sampleUsdt,
    quote: quoteOf(100_000n, bank, undefined),
    amount: '1000',
    account: '中国工商银行 4367 **** 0005',
    address: '',
    holder: '*小明',
    proof: { by: 'password' },
    failure: undefined,
    now: sampleNow,
    isSending: false,
    onEdit: fn(),
    onSubmit: fn(),
    onForgot: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmWithdrawalView>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = (reason: string, data: object) => refused('invalid-parameter', { data: { reason, ...data } });

export const ByPassword: Story = {
  name: '用取款密码',
  play: async ({ args }) => {
    for (const said of ['中国工商银行 4367 **** 0005', '*小明', '¥1,000', '免手续费'])
      expect((await screen.findAllByText(said))[0]).toBeVisible();
    await userEvent.type(await screen.findByLabelText('取款密码'), '6180');
    await userEvent.click(screen.getByRole('button', { name: '确认取款' }));
    expect(await screen.findByText('请输入6位数字')).toBeVisible();
    await userEvent.type(screen.getByLabelText('取款密码'), '33{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('618033'));
  },
};
export const WrongPassword: Story = {
  name: '取款密码不对',
  args: { failure: wrong('withdrawal-password-wrong', { triesLeft: 2 }) },
};
export const Locked: Story = {
  name: '取款密码锁定',
  args: { failure: wrong('withdrawal-password-locked', { lockedUntil: sampleNow + 3 * 3_600_000 }) },
  play: async () => {
    expect(await screen.findByText(/请在 3小时后（.*）再试/)).toBeVisible();
  },
};
export const ByCode: Story = {
  name: 'USDT，用验证码',
  args: {
    kind: tron,
    quote: quoteOf(100_000n, tron, sampleUsdt),
    account: 'USDT（TRC20）',
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    proof: { by: 'code', bound, via: 'phone', code, onVia: fn() },
  },
  play: async () => {
    const groups = ['TJRa', 'bPrw', 'bZy4', '5sba', 'vfcj', 'inPJ', 'C18k', 'jpRT', 'v8'];
    for (const group of groups) expect(await screen.findByText(group)).toBeVisible();
    expect(screen.getByText('TJRa').parentElement).toHaveTextContent(/^TJRabPrwbZy45sbavfcjinPJC18kjpRTv8$/);
    expect(screen.getByRole('button', { name: '复制地址' })).toBeVisible();
    expect(screen.getByText(/请逐段核对地址/)).toBeVisible();
  },
};
export const Sending: Story = { name: '正在提交', args: { isSending: true } };
