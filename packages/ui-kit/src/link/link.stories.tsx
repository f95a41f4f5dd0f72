import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from './link.tsx';

const meta = {
  title: '基础/链接',
  component: Link,
  parameters: { docs: { description: { component: '正文里的链接，有强调与安静两种语气。' } } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = { name: '强调', args: { children: '忘记密码？', href: '#' } };
export const Quiet: Story = { name: '安静', args: { children: '规则与条款', href: '#', tone: 'quiet' } };
export const Standalone: Story = {
  name: '单独一个',
  args: { children: '管理账户', href: '#', standalone: true },
};
