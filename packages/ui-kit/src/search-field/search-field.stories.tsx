import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: '表单/搜索框',
  component: SearchField,
  parameters: { docs: { description: { component: '输入几个字，缩小下面的内容。' } } },
  args: { label: '搜索盘口', value: '', size: 's', onChange: fn() },
  render: args => {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={next => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '空的',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索盘口' });
    await expect(field).toHaveAttribute('placeholder', '搜索盘口');
    await userEvent.type(field, '大');
    await expect(args.onChange).toHaveBeenLastCalledWith('大');
  },
};
export const Typed: Story = { name: '已输入', args: { value: '大小' } };
export const Medium: Story = { name: '中号', args: { size: 'm', placeholder: '搜索问题或错误码' } };
