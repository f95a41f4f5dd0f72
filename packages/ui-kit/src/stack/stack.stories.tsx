import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: '布局/纵向排列',
  component: Stack,
  parameters: {
    docs: { description: { component: '把内容从上到下排开，间距一致：表单、对话框的正文、列表。' } },
  },
  args: {
    children: (
      <>
        <Badge>第一项</Badge>
        <Badge>第二项</Badge>
        <Badge>第三项</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: '默认间距' };
export const Medium: Story = { name: '较小间距', args: { gap: 3 } };
export const Small: Story = { name: '小间距', args: { gap: 2 } };
