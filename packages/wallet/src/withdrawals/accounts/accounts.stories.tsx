import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleAccount, sampleAccounts, sampleNow } from '../../testing/sample-accounts.ts';
import { AccountDetailsView } from './account-details.view.tsx';
import { AccountsView } from './accounts.view.tsx';

const meta = {
  title: '页面/取款账户',
  component: AccountsView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '银行卡、虚拟币地址与支付宝：取款到哪里。只显示打码的号码。' } },
  },
  args: {
    page: 'bank',
    accounts: sampleAccounts,
    failure: undefined,
    isRetrying: false,
    now: sampleNow,
    onRetry: fn(),
    onAdd: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof AccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: '银行卡：一张刚添加，还不能用',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '设为默认' }));
    expect(args.onChange).toHaveBeenCalledWith('default', args.accounts?.[1]);
    await userEvent.click(screen.getByRole('button', { name: '添加银行卡' }));
    expect(args.onAdd).toHaveBeenCalled();
  },
};
export const Coins: Story = { name: '虚拟币：两个网络', args: { page: 'coin' } };
export const Alipay: Story = { name: '支付宝', args: { page: 'alipay' } };
export const Full: Story = {
  name: '已有5张，不能再添加',
  args: {
    accounts: Array.from({ length: 5 }, (_, at) => sampleAccount({ id: `c${at}`, isDefault: at === 0 })),
  },
  play: async () => {
    expect(await screen.findByText('同一类账户最多5个，请先移除一个。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加银行卡' })).toBeNull();
  },
};
export const Empty: Story = { name: '还没有', args: { accounts: [] } };
export const Loading: Story = { name: '加载中', args: { accounts: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { accounts: undefined, failure: refused('system-busy') },
};
export const Details: Story = {
  name: '一个账户的详情',
  render: ({ onChange }) => (
    <AccountDetailsView account={sampleAccounts[1]} now={sampleNow} onChange={onChange} />
  ),
};
export const Gone: Story = {
  name: '账户已经被移除',
  render: ({ onChange }) => <AccountDetailsView account={undefined} now={sampleNow} onChange={onChange} />,
};
