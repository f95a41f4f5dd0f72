import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from './avatar.tsx';

const meta = {
  title: '数据/头像',
  component: Avatar,
  parameters: { docs: { description: { component: '显示名字第一个字的圆形，只是装饰，名字写在旁边。' } } },
  args: { name: '林乔' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Han: Story = { name: '汉字' };
export const Latin: Story = { name: '字母', args: { name: 'linqiao88' } };
export const Large: Story = { name: '大', args: { size: 64 } };
export const Nameless: Story = { name: '无名', args: { name: '' } };
