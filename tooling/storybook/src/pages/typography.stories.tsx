import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: '开始/字体',
  parameters: { docs: { description: { component: '字号、行高、字重与三级文字颜色。' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [12, 13, 14, 15, 16, 18, 20, 22, 26, 46];

export const Scale: Story = {
  name: '字号',
  render: () => (
    <ul style={{ display: 'grid', gap: '1rem' }}>
      {sizes.map(size => (
        <li key={size} style={{ alignItems: 'baseline', display: 'flex', gap: '1.5rem' }}>
          <code style={{ color: 'var(--color-text-3)', fontSize: 'var(--font-size-12)', inlineSize: '8rem' }}>
            --font-size-{size}
          </code>
          <span style={{ fontSize: `var(--font-size-${size})`, lineHeight: `var(--line-${size})` }}>
            今夜，世界同台 0123456789
          </span>
        </li>
      ))}
    </ul>
  ),
};

export const Weights: Story = {
  name: '字重与颜色',
  render: () => (
    <ul style={{ display: 'grid', fontSize: 'var(--font-size-16)', gap: '0.75rem' }}>
      {[400, 500, 600].flatMap(weight =>
        [1, 2, 3].map(tone => (
          <li key={`${weight}-${tone}`} style={{ color: `var(--color-text-${tone})`, fontWeight: weight }}>
            让球 · 大小 · 独赢（{weight}，文字 {tone} 级）
          </li>
        )),
      )}
    </ul>
  ),
};
