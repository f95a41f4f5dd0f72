import { paths } from '@lobby/feature';
import { WithPages } from '@lobby/ui-testing/stories';
import { newAccount, sampleAccount } from '@lobby/verification/testing/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MineFrameView } from './mine-frame.view.tsx';

const { mine } = paths;

const meta = {
  title: '页面/会员中心框架',
  component: MineFrameView,
  parameters: {
    house: { path: mine.betHistory() },
    docs: {
      description: {
        component: '会员中心每一页的左侧：会员卡片与分组导航，当前页有标记；窄屏时换成返回会员中心的链接。',
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
    account: sampleAccount(),
    failed: false,
    unread: 3,
    isNarrow: false,
    children: <h1 style={{ margin: '1.5rem' }}>本文</h1>,
  },
} satisfies Meta<typeof MineFrameView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {
  name: '投注记录页',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const nav = within(await page.findByRole('navigation', { name: '会员中心导航' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('投注记录');
    await expect(nav.getByRole('link', { name: /消息/ })).toHaveAccessibleName('消息 3 条未读');
    await expect(page.getByRole('meter', { name: '安全等级' })).toHaveAttribute('aria-valuenow', '100');
    await waitFor(() => expect(page.getByText('VIP 3').querySelector('svg')).toBeVisible());
  },
};
export const NewMember: Story = { name: '刚注册的会员', args: { account: newAccount, unread: 0 } };
export const FewPages: Story = {
  name: '没有资金页的站点',
  decorators: [
    Story => (
      <WithPages
        without={[mine.wallet(), mine.deposit(), mine.withdrawal(), mine.transfer(), mine.transactions()]}
      >
        <Story />
      </WithPages>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: '账户' })).toBeVisible();
    await expect(page.queryByRole('heading', { name: '资金' })).toBeNull();
  },
};
export const LongName: Story = {
  name: '很长的账号',
  args: { account: sampleAccount({ info: { name: 'wwwwwwwwwwwwwwwwwwwwwwww', vipLevel: 10 } }), unread: 120 },
};
export const Waiting: Story = { name: '加载中', args: { account: undefined } };
export const Failed: Story = { name: '资料加载失败', args: { account: undefined, failed: true } };
export const NarrowPage: Story = {
  name: '窄屏，一页',
  args: { isNarrow: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: '会员中心' })).toHaveAttribute('href', '/mine');
    await expect(page.queryByRole('navigation')).toBeNull();
  },
};
export const NarrowOverview: Story = {
  name: '窄屏，总览',
  parameters: { house: { path: mine.overview() } },
  args: { isNarrow: true },
};
