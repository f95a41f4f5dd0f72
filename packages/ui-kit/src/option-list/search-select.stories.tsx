import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

const options = [
  { value: 'CN', label: '中国大陆', note: '+86', keywords: 'CN China' },
  { value: 'HK', label: '中国香港', note: '+852', keywords: 'HK Hong Kong' },
  { value: 'TW', label: '中国台湾', note: '+886', keywords: 'TW Taiwan' },
  { value: 'MY', label: '马来西亚', note: '+60', keywords: 'MY Malaysia' },
  { value: 'GS', label: '南乔治亚和南桑威奇群岛', note: '+500', keywords: 'GS' },
];

const meta = {
  title: '表单/可搜索的选择框',
  component: SearchSelect<string>,
  parameters: { docs: { description: { component: '从很长的列表里选一项，输入几个字就能找到。' } } },
  args: {
    options,
    value: 'CN',
    onChange: () => {},
    label: '国家或地区',
    searchLabel: '搜索国家、地区或区号',
    emptyText: '没有找到，换个词试试',
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof SearchSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SearchSelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SearchSelect {...props} value={value} onChange={setValue} />;
}

const open = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: /国家或地区/ }));
  return screen.findByRole('combobox', { name: '搜索国家、地区或区号' });
};

export const Chosen: Story = { name: '已选' };
export const Disabled: Story = { name: '不可用', args: { disabled: true } };
export const Bare: Story = { name: '在输入框里', args: { look: 'bare' } };
export const Finds: Story = {
  name: '输入就能找到，回车选中',
  play: async () => {
    const search = await open();
    await userEvent.type(search, '886');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('combobox', { name: '国家或地区 中国台湾 +886' })).toHaveFocus();
  },
};
export const Usual: Story = {
  name: '常用的排在前面',
  args: { usual: { label: '常用', values: ['MY', 'CN'], restLabel: '全部' } },
  play: async () => {
    const search = await open();
    const names = () => screen.getAllByRole('option').map(option => option.textContent);
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(names().map(name => name.slice(0, 4))).toEqual([
      '马来西亚',
      '中国大陆',
      '中国香港',
      '中国台湾',
      '南乔治亚',
    ]);
    await waitFor(() => expect(screen.getByRole('group', { name: '常用' })).toBeVisible());
    await userEvent.type(search, '852');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.queryByText('常用')).toBeNull();
  },
};
export const FindsNothing: Story = {
  name: '没有找到',
  play: async () => {
    await userEvent.type(await open(), '月球');
    await waitFor(() => expect(screen.getByText('没有找到，换个词试试')).toBeVisible());
  },
};
export const Status: Story = {
  name: '列表没能加载',
  args: { options: options.slice(0, 1), status: '国家和地区没能加载，目前只能使用中国大陆手机号' },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText(/没能加载/)).toBeVisible());
  },
};
