import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DayField } from './day-field.tsx';

const meta = {
  title: '表单/日期',
  component: DayField,
  parameters: { docs: { description: { component: '筛选中的一天，名称在旁边；表单里的日期用文本框。' } } },
  args: { label: '开始日期', value: '2026-11-20', onChange: fn() },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DayField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: Parameters<typeof DayField>[0]) {
  const [day, setDay] = useState(args.value);
  const onChange = (next: string) => {
    setDay(next);
    args.onChange(next);
  };
  return <DayField {...args} value={day} onChange={onChange} />;
}

export const Filled: Story = {
  name: '已选',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('开始日期');
    await fireEvent.change(field, { target: { value: '2026-11-18' } });
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-18');
    await expect(field).toHaveValue('2026-11-18');
  },
};
export const Empty: Story = { name: '未选', args: { value: '' } };
