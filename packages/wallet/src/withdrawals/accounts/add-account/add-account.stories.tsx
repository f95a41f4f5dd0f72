import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleConfirmed } from '../../../testing/sample-confirmed.ts';
import { kindsOf } from '../account-kinds.ts';
import { AddAccountView } from './add-account.view.tsx';

const meta = {
  title: '对话框/添加取款账户',
  component: AddAccountView,
  parameters: {
    docs: { description: { component: '添加银行卡、虚拟币地址或支付宝，用验证码或通行密钥确认。' } },
  },
  args: {
    ...sampleConfirmed(),
    page: 'bank',
    kinds: ['bank'],
    banks: [
      { id: 'ICBC', name: '中国工商银行' },
      { id: 'PSBC', name: '中国邮政储蓄银行' },
    ],
    holder: '*小明',
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

const number = () => screen.findByRole('textbox', { name: /银行卡号|收款地址|支付宝账号/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Card: Story = {
  name: '银行卡：按卡号认出银行',
  args: sampleConfirmed({ isSent: true }),
  play: async ({ args }) => {
    await userEvent.type(await number(), '6222021200000000005');
    expect(await screen.findByText('6222 0212 0000 0000 005')).toBeVisible();
    expect(screen.getByText('中国工商银行')).toBeVisible();
    await userEvent.click(screen.getAllByRole('textbox', { name: '验证码' })[0] as HTMLElement);
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'bank',
        number: '6222021200000000005',
        bankId: '',
        code: '123456',
      }),
    );
  },
};
export const WrongCard: Story = {
  name: '卡号不对，验证码还没获取',
  play: async ({ args }) => {
    await userEvent.type(await number(), '6222021200000000006');
    await press('添加');
    expect(await screen.findByText('银行卡号不正确，请核对')).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Coin: Story = {
  name: '虚拟币：另一个网络的地址',
  args: { page: 'coin', kinds: kindsOf.coin },
  play: async () => {
    await userEvent.type(await number(), '0xdAC17F958D2ee523a2206206994597C13D831ec7');
    await press('添加');
    expect(await screen.findByText('地址不正确或与网络不符，请核对')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'ERC20' }));
    expect(screen.queryByText('地址不正确或与网络不符，请核对')).toBeNull();
  },
};
export const WholeCoin: Story = {
  name: '虚拟币：填好后显示整个地址',
  args: { page: 'coin', kinds: kindsOf.coin },
  play: async () => {
    await userEvent.type(await number(), 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv');
    expect(screen.queryByText('TJRa')).toBeNull();
    await userEvent.type(await number(), '8');
    expect((await screen.findByText('TJRa')).parentElement).toHaveTextContent(
      /^TJRabPrwbZy45sbavfcjinPJC18kjpRTv8$/,
    );
    expect(screen.getByText(/请逐段核对地址/)).toBeVisible();
  },
};
export const Alipay: Story = { name: '支付宝', args: { page: 'alipay', kinds: kindsOf.alipay } };
export const Taken: Story = {
  name: '别人已经用了这个账户',
  args: sampleConfirmed({
    isSent: true,
    failure: refused('data-exists', { data: { reason: 'account-taken' } }),
  }),
};
export const WrongCode: Story = {
  name: '验证码不对',
  args: sampleConfirmed({ isSent: true, failure: refused('authentication-code-error') }),
};
export const Saving: Story = { name: '正在添加', args: sampleConfirmed({ isSent: true, isSaving: true }) };
