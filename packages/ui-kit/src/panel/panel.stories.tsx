import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Fact, Facts } from '../facts/facts.tsx';
import { Panel } from './panel.tsx';

const meta = {
  title: '布局/面板',
  component: Panel,
  parameters: {
    docs: { description: { component: '页面上的一块：自己的底色和边框，标题就是这一块的名称。' } },
  },
  args: {
    heading: '本次登录',
    intro: '从登录时算起。',
    children: (
      <Facts>
        <Fact label="登录时间">2026-11-26 14:00</Fact>
        <Fact label="时长">1小时20分</Fact>
      </Facts>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  name: '带标题',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '本次登录' })).toBeVisible();
  },
};
export const WithoutHeading: Story = {
  name: '不带标题，另有名称',
  args: {
    heading: undefined,
    intro: undefined,
    label: '转账',
    width: 'narrow',
    children: <Button>确认转账</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '转账' })).toBeVisible();
  },
};
export const OfRows: Story = {
  name: '一行一行的内容',
  args: {
    heading: '身份信息',
    intro: '用于找回账号和取款。',
    content: 'rows',
    children: (
      <ul>
        <li>手机</li>
        <li>邮箱</li>
      </ul>
    ),
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
