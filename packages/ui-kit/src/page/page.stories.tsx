import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Columns } from '../columns/columns.tsx';
import { Hint } from '../hint/hint.tsx';
import { Panel } from '../panel/panel.tsx';
import { Page } from './page.tsx';

const meta = {
  title: '布局/页面',
  component: Page,
  parameters: {
    docs: { description: { component: '一个页面的内容：标题，下面从上到下的各部分，与屏幕边缘保持距离。' } },
  },
  args: {
    title: '存款',
    children: (
      <Columns>
        <Panel heading="存款方式">
          <Hint>选择一种方式。</Hint>
        </Panel>
        <Panel heading="银行转账">
          <Hint>填写金额。</Hint>
        </Panel>
      </Columns>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '存款' })).toBeVisible();
  },
};
export const Narrow: Story = {
  name: '窄页面',
  args: { width: 'narrow', title: '存款订单', children: <Panel heading="付款信息">请按金额付款。</Panel> },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
