import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: '基础/图标',
  component: Icon,
  parameters: { docs: { description: { component: '图标集里的一个图形，颜色跟随周围文字。' } } },
  args: { name: 'football' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '单个', args: { size: 32, label: '足球' } };

export const All: Story = {
  name: '全部图标',
  render: () => (
    <ul
      style={{ display: 'grid', gap: '0.75rem', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}
    >
      {iconNames.map(name => (
        <li
          key={name}
          style={{
            alignItems: 'center',
            background: 'var(--color-surface-1)',
            border: '1px solid var(--color-line)',
            borderRadius: 'var(--radius-control)',
            color: 'var(--color-text-2)',
            display: 'grid',
            fontSize: 'var(--font-size-12)',
            gap: '0.5rem',
            justifyItems: 'center',
            padding: '1rem 0.25rem',
          }}
        >
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
