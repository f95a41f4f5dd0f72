import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { Table, type TableColumn, type TableProps } from './table.tsx';

interface Bet {
  id: string;
  pick: string;
  stake: string;
  result: string;
}

const columns: readonly TableColumn<Bet>[] = [
  { id: 'id', title: '注单号', cell: bet => bet.id, width: '10rem' },
  { id: 'pick', title: '投注内容', cell: bet => bet.pick },
  { id: 'state', title: '状态', cell: () => <Badge tone="gold">赢</Badge>, align: 'center' },
  { id: 'stake', title: '投注额', cell: bet => <Money yuan={bet.stake} />, align: 'end' },
  {
    id: 'result',
    title: '输赢',
    cell: bet => <Money yuan={bet.result} tone="result" signed />,
    align: 'end',
  },
];

const bets: readonly Bet[] = Array.from({ length: 10 }, (_, index) => ({
  id: `2026112000${index + 10}`,
  pick: index === 3 ? '托特纳姆热刺 对 布莱顿 · 全场让球 · 托特纳姆热刺 -0.5 @ 0.96' : '阿森纳 -0.5 @ 0.96',
  stake: String(50 * (index + 1)),
  result: index % 3 ? String(48 * (index + 1)) : `-${50 * (index + 1)}.50`,
}));

const meta = {
  title: '数据/表格',
  component: Table<Bet>,
  parameters: { docs: { description: { component: '行、列与合计，带分页。' } } },
  args: { columns, rows: bets, rowKey: bet => bet.id, label: '投注记录', page: 1, pageSize: 10, total: 213 },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Table<Bet>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: TableProps<Bet>) {
  const [page, setPage] = useState(props.page);
  const [size, setSize] = useState(props.pageSize);
  return <Table {...props} page={page} pageSize={size} onPage={setPage} onPageSize={setSize} />;
}

export const Paged: Story = {
  name: '分页',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '投注记录 分页' })).toBeVisible();
    await expect(canvas.getByText('共 213 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('combobox', { name: '每页条数' }));
    await userEvent.click(await screen.findByRole('option', { name: '50 条/页' }));
    await expect(canvas.getByRole('button', { name: '第 5 页' })).toBeVisible();
  },
};
export const Loading: Story = { name: '加载中', args: { loading: true, rows: [] } };
export const Empty: Story = { name: '空', args: { rows: [], total: 0 } };
export const WithTotals: Story = { name: '合计', args: { footer: '本页合计 投注 ¥2,750 输赢 +¥1,204.50' } };
export const WithDetail: Story = {
  name: '展开一行',
  args: { detail: bet => bet.id === '202611200011' && `${bet.pick}，主场` },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows[2]).toHaveTextContent('202611200011');
    await expect(rows[3]).toHaveTextContent(/^阿森纳 -0.5 @ 0.96，主场$/);
    await expect(rows[4]).toHaveTextContent('202611200012');
  },
};
