import { paths } from '@lobby/feature';
import { Panel } from '@lobby/ui-kit/panel';
import { WithPages } from '@lobby/ui-testing/stories';
import { newAccount, sampleAccount, sampleNow } from '@lobby/verification/testing/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OverviewView } from './overview.view.tsx';

const meta = {
  title: '页面/会员中心总览',
  component: OverviewView,
  parameters: {
    house: { path: paths.mine.overview() },
    docs: {
      description: {
        component: '会员中心的首页：问候、余额与资金入口、最近投注、未读消息，以及还能提升安全等级的事项。',
      },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    now: sampleNow,
    account: sampleAccount({ info: { email: '' }, profile: { birthday: '', passwordChangedAt: 0 } }),
    accountFailure: undefined,
    isRetryingAccount: false,
    balance: { balance: '12680.5', lockMoney: '200', centerWalletBalance: '12880.5' },
    isBalanceFailed: false,
    isBalanceBusy: false,
    isBalanceHidden: false,
    isPaused: false,
    recentBets: <Panel heading="最近投注">5</Panel>,
    unread: 3,
    isNarrow: false,
    onRetryAccount: fn(),
    onHideBalance: fn(),
    onRefreshBalance: fn(),
    onSetBirthday: fn(),
  },
} satisfies Meta<typeof OverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '有注单、有未读消息',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: '晚上好，linqiao88' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '隐藏余额' }));
    await expect(args.onHideBalance).toHaveBeenCalledWith(true);
    await userEvent.click(page.getByRole('button', { name: '去设置 填写生日' }));
    await expect(args.onSetBirthday).toHaveBeenCalledOnce();
    await expect(page.getByRole('link', { name: '3 条未读消息' })).toHaveAttribute('href', '/mine/message');
  },
};
export const HiddenBalance: Story = {
  name: '余额隐藏',
  args: { isBalanceHidden: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '显示余额' })).toBeVisible();
    await expect(page.queryByText('¥12,680.5')).toBeNull();
  },
};
export const Paused: Story = {
  name: '暂停中：只有取款的入口',
  args: { isPaused: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/不能存款、投注和转入场馆/)).toBeVisible();
    await expect(page.getByRole('link', { name: '查看到什么时候' })).toHaveAttribute('href', '/mine/limits');
    await expect(page.getByRole('link', { name: '取款' })).toBeVisible();
    for (const name of ['存款', '转账', '去投注'])
      await expect(page.queryByRole('link', { name })).toBeNull();
  },
};
export const NewMember: Story = {
  name: '刚注册：没有注单、没有消息',
  args: {
    account: newAccount,
    unread: 0,
    balance: { balance: '0', lockMoney: '0', centerWalletBalance: '0' },
  },
};
export const AllDone: Story = { name: '安全事项都已完成', args: { account: sampleAccount() } };
export const Narrow: Story = {
  name: '窄屏：入口在页面里',
  args: { isNarrow: true },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('navigation', { name: '会员中心导航' }),
    ).toBeVisible();
  },
};
export const Waiting: Story = {
  name: '加载中',
  args: { account: undefined, balance: undefined, isBalanceBusy: true },
};
export const Offline: Story = {
  name: '断网',
  args: {
    account: undefined,
    accountFailure: { kind: 'offline' },
    balance: undefined,
    isBalanceFailed: true,
    unread: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    // Nobody knows whether there are unread ones.
    await expect(await page.findByRole('link', { name: '消息' })).toBeVisible();
    await expect(page.queryByText('没有未读消息')).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await expect(args.onRetryAccount).toHaveBeenCalledOnce();
  },
};
