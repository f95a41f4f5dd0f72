import type { Meta, StoryObj } from '@storybook/react-vite';

import { Panel } from '../panel/panel.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: '布局/两栏',
  component: Columns,
  parameters: { docs: { description: { component: '页面的两部分并排，前一栏宽一些；窗口窄时上下排列。' } } },
  args: {
    children: (
      <>
        <Panel heading="取款">选择账户，填写金额。</Panel>
        <Panel heading="取款流水">流水已完成，可以取款。</Panel>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '默认' };
