import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { Actions } from './actions.tsx';

const meta = {
  title: '布局/操作',
  component: Actions,
  parameters: { docs: { description: { component: '可以做什么：按钮与链接并排，手指都按得到。' } } },
  args: {
    children: (
      <>
        <Button variant="primary">设为默认</Button>
        <Button>移除</Button>
        <a href="#details">详情</a>
      </>
    ),
  },
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { name: '默认' };
export const Centred: Story = { name: '居中', args: { align: 'center' } };
