import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawnAvatar } from './drawn-avatar.tsx';

const ids = Array.from({ length: 24 }, (_, at) => `a${String(at + 1).padStart(2, '0')}`);

const meta = {
  title: '数据/生肖头像',
  component: DrawnAvatar,
  parameters: {
    docs: {
      description: { component: '十二生肖各两款的头像，由编号决定；没有这个编号时显示名字第一个字。' },
    },
  },
  args: { id: 'a05', name: 'linqiao88', size: 56 },
} satisfies Meta<typeof DrawnAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '全部',
  render: ({ name, size }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', maxInlineSize: '32rem' }}>
      {ids.map(id => (
        <DrawnAvatar key={id} id={id} name={name} size={size} />
      ))}
    </div>
  ),
};
export const Small: Story = { name: '小', args: { size: 24 } };
export const Unknown: Story = { name: '没有的编号', args: { id: 'z99' } };
