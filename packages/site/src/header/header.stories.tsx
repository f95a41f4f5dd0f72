import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pretendPlatform } from '../testing/pretend-platform.ts';
import { WithPages } from '../testing/with-pages.tsx';
import { Header } from './header.tsx';

const meta = {
  title: '页面/页头',
  component: Header,
  parameters: {
    docs: { description: { component: '每个页面顶部的导航，随访客、会员、断网等情形变化；余额可以隐藏。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  beforeEach: () => pretendPlatform(),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '访客' };

export const Member: Story = {
  name: '会员',
  beforeEach: () => pretendPlatform({ member: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('¥12,680.50');
    await waitFor(() => expect(page.getByRole('link', { name: '存款' })).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: /会员菜单/ }));
    await expect(await page.findByText('退出登录')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByText('退出登录')).toBeNull();
  },
};

export const Paused: Story = {
  name: '会员，暂停中：没有存款按钮和热门角标',
  beforeEach: () => pretendPlatform({ member: true, paused: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('¥12,680.50');
    await waitFor(() => expect(page.queryByText('存款')).toBeNull());
    await waitFor(() => expect(page.getByText('热')).not.toBeVisible());
  },
};

export const HiddenBalance: Story = {
  name: '会员，余额隐藏',
  beforeEach: () => pretendPlatform({ member: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('¥12,680.50');
    await userEvent.click(page.getByRole('button', { name: '隐藏余额' }));
    await expect(page.queryByText('¥12,680.50')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '显示余额' }));
    await expect(await page.findByText('¥12,680.50')).toBeVisible();
  },
};

export const Offline: Story = {
  name: '连不上平台',
  beforeEach: () => pretendPlatform({ member: true, offline: true }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('读取失败')).toBeVisible();
  },
};
