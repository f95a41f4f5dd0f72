import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

const items = [
  { value: 'single', label: '单关', count: 1, panel: <p>单关投注单</p> },
  { value: 'parlay', label: '串关', count: 2, panel: <p>串关投注单</p> },
  { value: 'open', label: '未结算', panel: <p>未结算注单</p> },
];

const meta = {
  title: '基础/标签页',
  component: Tabs<string>,
  parameters: { docs: { description: { component: '带下划线的标签页，方向键移动，下面是选中的内容。' } } },
  args: { items, value: 'single', onChange: () => {}, label: '投注单' },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

export const Underline: Story = {
  name: '下划线',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /单关/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /串关/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('串关投注单')).toBeVisible();
  },
};
export const Large: Story = {
  name: '大（登录 / 注册）',
  args: {
    size: 'l',
    value: 'login',
    label: '登录或注册',
    items: [
      { value: 'login', label: '登录', panel: <p>登录表单</p> },
      { value: 'register', label: '注册', panel: <p>注册表单</p> },
    ],
  },
};
export const WithDisabled: Story = {
  name: '含禁用',
  args: { items: items.map((item, index) => ({ ...item, disabled: index === 1 })) },
};
export const Many: Story = {
  name: '很多',
  args: {
    value: '0',
    items: Array.from({ length: 18 }, (_, index) => ({
      value: String(index),
      label: `第 ${index + 1} 个联赛`,
      panel: <p>{index + 1}</p>,
    })),
  },
};
