import { roleNames } from '@lobby/ui-kit/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';

const meta = {
  title: '开始/令牌',
  parameters: {
    docs: {
      description: { component: '颜色、间距、圆角与阴影的角色名和现在的值；随工具栏的版本与品牌变化。' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const card: CSSProperties = {
  background: 'var(--color-surface-1)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
};

function Swatch({ name }: { name: string }): ReactNode {
  return (
    <li style={card}>
      <div
        style={{
          background: `var(--${name})`,
          blockSize: '4rem',
          borderBlockEnd: '1px solid var(--color-line)',
        }}
      />
      <code style={{ display: 'block', fontSize: 'var(--font-size-12)', padding: '0.5rem 0.75rem' }}>
        --{name}
      </code>
    </li>
  );
}

export const Colours: Story = {
  name: '颜色角色',
  render: () => (
    <ul
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
    >
      {roleNames
        .filter(name => name.startsWith('color-'))
        .map(name => (
          <Swatch key={name} name={name} />
        ))}
    </ul>
  ),
};

export const Space: Story = {
  name: '间距',
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {Array.from({ length: 12 }, (_, index) => `--space-${index + 1}`).map(name => (
        <li key={name} style={{ alignItems: 'center', display: 'flex', gap: '1rem' }}>
          <code style={{ fontSize: 'var(--font-size-12)', inlineSize: '6rem' }}>{name}</code>
          <span
            style={{ background: 'var(--color-accent)', blockSize: '1rem', inlineSize: `var(${name})` }}
          />
        </li>
      ))}
    </ul>
  ),
};

export const Shape: Story = {
  name: '圆角与阴影',
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {['cell', 'control', 'card', 'dialog'].map(name => (
        <li
          key={name}
          style={{
            ...card,
            borderRadius: `var(--radius-${name})`,
            boxShadow: 'var(--shadow-float)',
            display: 'grid',
            blockSize: '6rem',
            inlineSize: '9rem',
            placeItems: 'center',
          }}
        >
          <code style={{ fontSize: 'var(--font-size-12)' }}>--radius-{name}</code>
        </li>
      ))}
    </ul>
  ),
};
