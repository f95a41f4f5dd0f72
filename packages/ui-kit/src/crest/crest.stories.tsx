import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from './crest.tsx';
import { CrestMark } from './crest-mark.tsx';

const meta = {
  title: '数据/徽章',
  component: Crest,
  parameters: {
    docs: {
      description: {
        component: '由编号生成的徽章：球队是盾形，联赛是圆形；两种颜色加一种图案。只是装饰，名字写在旁边。',
      },
    },
  },
  args: { id: '13201' },
} satisfies Meta<typeof Crest>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = Array.from({ length: 40 }, (_, at) => String(13_201 + at));
const rows = (kind: 'club' | 'league') => (
  <div
    style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', maxInlineSize: '30rem', fontSize: '2rem' }}
  >
    {numbers.map(id => (
      <Crest key={id} id={id} kind={kind} />
    ))}
  </div>
);

export const Clubs: Story = { name: '球队', render: () => rows('club') };
export const Leagues: Story = { name: '联赛', render: () => rows('league') };
export const Small: Story = {
  name: '与文字同高',
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Crest id="13201" kind="league" />
      英超
      <Crest id="13202" />
      富勒姆
    </p>
  ),
};
export const InADrawing: Story = {
  name: '图画之中',
  parameters: { docs: { description: { story: '一枚队徽，或两队各占一半。' } } },
  render: () => (
    <svg width="160" height="60" viewBox="0 0 160 60" aria-hidden="true">
      <CrestMark ids={['13201']} x={40} y={30} size={40} />
      <CrestMark ids={['13201', '13202']} x={100} y={30} size={40} />
    </svg>
  ),
};
