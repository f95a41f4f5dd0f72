import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyEnd } from '../testing/sample-bets.ts';
import { resettled, soldBack } from '../testing/sample-steps.ts';
import { tickets } from '../testing/sample-tickets.ts';
import { type Bet, keyOf } from './bet-words.ts';
import { useUnfolded } from './detail/use-unfolded.ts';
import { HistoryCards } from './history-cards.tsx';
import type { RecordListProps } from './records/record-list.ts';

const unfolding = [...Object.values(tickets), resettled, ...Object.values(soldBack)];
const all = [...unfolding, ...everyEnd];

const meta = {
  title: '会员/投注记录（手机）',
  component: HistoryCards,
  parameters: { docs: { description: { component: '手机上的注单卡片，串关可展开查看每一关。' } } },
  args: {
    list: all,
    total: all.length,
    isLoading: false,
    page: 1,
    pageSize: 20,
    onPage: fn(),
    onPageSize: fn(),
    empty: null,
    isOpen: () => false,
    onToggle: fn(),
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof HistoryCards>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: RecordListProps<Bet>) {
  return (
    <div style={{ maxInlineSize: '22rem' }}>
      <HistoryCards {...props} {...useUnfolded(keyOf)} />
    </div>
  );
}

export const Cards: Story = { name: '各种注单' };
export const UnfoldedCards: Story = {
  name: '展开',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: /^(\d+ 关明细|注单进度) / }, patient);
    await expect(buttons).toHaveLength(unfolding.length);
    for (const button of buttons) await userEvent.click(button);
    const [combinations] = canvas.getAllByRole('button', { name: '各注明细' });
    await userEvent.click(combinations ?? canvasElement);
    const table = await canvas.findByRole('region', { name: /^各注明细/ }, patient);
    const list = canvas.getByRole('list', { name: '投注记录列表' });
    // Wider than its card it would scroll by itself, not widen the page.
    await expect(table.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().right);
    await expect(canvas.getByText(/^重新结算 · 输/)).toBeVisible();
    await expect(canvas.getAllByText('输半').length).toBeGreaterThan(0);
  },
};
