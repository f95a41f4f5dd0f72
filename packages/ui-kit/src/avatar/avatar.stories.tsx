import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from './avatar.tsx';

const meta = { title: '数据/头像', component: Avatar, args: { name: '林乔' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Han: Story = { name: '汉字' };
export const Latin: Story = { name: '字母', args: { name: 'linqiao88' } };
export const Large: Story = { name: '大', args: { size: 64 } };
export const Nameless: Story = { name: '无名', args: { name: '' } };
