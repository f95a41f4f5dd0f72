import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented, type SegmentedProps } from './segmented.tsx';

const items = [
  { value: 'live', label: '滚球', count: 12, live: true },
  { value: 'today', label: '今日', count: 86 },
  { value: 'early', label: '早盘', count: 412 },
  { value: 'outright', label: '冠军', count: 31, disabled: true },
];

const meta = {
  title: '基础/分段选择',
  component: Segmented<string>,
  parameters: { docs: { description: { component: '并排的几个选项里选一个，方向键可以移动。' } } },
  args: { items, value: 'live', onChange: () => {}, label: '时段' },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChange={setValue} />;
}

export const Phases: Story = {
  name: '时段',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /今日/ }));
    await expect(canvas.getByRole('radio', { name: /今日/ })).toBeChecked();
  },
};
export const Wide: Story = { name: '撑满', args: { wide: true } };
export const Small: Story = { name: '小', args: { size: 's' } };
