import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleConfirmed } from '../../../testing/sample-confirmed.ts';
import { ChangeAccountView } from './change-account.view.tsx';

const meta = {
  title: '对话框/更改取款账户',
  component: ChangeAccountView,
  parameters: {
    docs: { description: { component: '移除账户或设为默认，用验证码或通行密钥确认。' } },
  },
  args: {
    ...sampleConfirmed({ isSent: true }),
    does: 'remove',
    account: '中国工商银行 4367 **** 0005',
    address: '',
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  name: '移除',
  play: async ({ args }) => {
    await userEvent.click((await screen.findAllByRole('textbox', { name: '验证码' }))[0] as HTMLElement);
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
  },
};
export const RemoveCoin: Story = {
  name: '移除虚拟币：整个地址',
  args: { account: 'USDT（TRC20） TJRabP…jpRTv8', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  play: async () => {
    expect((await screen.findByText('TJRa')).parentElement).toHaveTextContent(
      /^TJRabPrwbZy45sbavfcjinPJC18kjpRTv8$/,
    );
  },
};
export const Default: Story = { name: '设为默认', args: { does: 'default' } };
export const Failed: Story = {
  name: '网络断开',
  args: sampleConfirmed({ isSent: true, failure: refused('system-busy') }),
};
export const Saving: Story = { name: '正在保存', args: sampleConfirmed({ isSent: true, isSaving: true }) };
