import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'H', label: '香港盘' },
  { value: 'E', label: '欧洲盘' },
  { value: 'M', label: '马来盘' },
  { value: 'I', label: '印尼盘' },
];

const meta = {
  title: '表单/选择框',
  component: Select<string>,
  parameters: { docs: { description: { component: '从列表里选一项。' } } },
  args: { options, value: 'H', onChange: () => {}, label: '盘口' },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

export const Chosen: Story = {
  name: '已选',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: '盘口' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: '马来盘' }));
    await waitFor(() => expect(trigger).toHaveTextContent('马来盘'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Opened: Story = {
  name: '展开',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByRole('listbox', { name: '盘口' });
  },
};
export const Unchosen: Story = { name: '未选', args: { value: undefined } };
export const WithLabel: Story = { name: '带标签，大', args: { showLabel: true, size: 'l' } };
export const WithError: Story = {
  name: '错误',
  args: { showLabel: true, value: undefined, error: '请选择盘口' },
};
export const AsIcon: Story = {
  name: '只有图标',
  args: { icon: 'chart' },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: '盘口' });
    await expect(trigger).toHaveTextContent('香港盘');
    await expect(trigger.getBoundingClientRect().width).toBeLessThan(48);
  },
};
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
