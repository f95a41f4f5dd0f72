import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import css from './article.module.css';
import { Blocks } from './blocks.tsx';

const meta = {
  title: '页面/文字页的写法',
  component: Blocks,
  parameters: {
    docs: {
      description: {
        component: '文字页用 Markdown 书写：段落、列表、表格与加粗；`{名称}` 处填入品牌名与数字。',
      },
    },
  },
  decorators: [
    Story => (
      <div className={css.body}>
        <Story />
      </div>
    ),
  ],
  args: { label: '每日最高派彩额', say: (text: string) => text.replace('{brand}', '本站') },
} satisfies Meta<typeof Blocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  name: '段落与加粗',
  args: { blocks: [{ kind: 'paragraph', text: ['使用{brand}前', ['请完整阅读'], '以下全部内容。'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请完整阅读')).toBeVisible();
    await expect(canvas.getByText(/使用本站前/)).toBeVisible();
  },
};

export const List: Story = {
  name: '列表',
  args: {
    blocks: [
      { kind: 'list', ordered: false, items: [['不追补输掉的钱'], ['不借钱投注']] },
      { kind: 'list', ordered: true, items: [['定好金额'], ['定好时间'], ['到了就停']] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Table: Story = {
  name: '表格',
  args: {
    blocks: [
      {
        kind: 'table',
        head: [['产品'], ['每日最高派彩额']],
        rows: [
          [['足球与篮球'], ['150 万美元']],
          [['娱乐场'], ['60 万美元']],
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '每日最高派彩额' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
