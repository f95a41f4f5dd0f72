import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './spinner.tsx';

const meta = {
  title: '反馈/转圈',
  component: Spinner,
  parameters: {
    docs: { description: { component: '转动的圆环，表示正在等待；等什么由它所在的地方说明。' } },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: '小' };
export const Large: Story = { name: '大', args: { size: 40 } };
