import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OpenBet } from '../ports/ports.ts';
import { openBets } from '../testing/sample-open-bets.ts';
import { enter, SlipStage } from '../testing/slip-stage.tsx';
import { MatchBets } from './match-bets.tsx';

const [single] = openBets as [OpenBet];
const over = { ...single.legs[0]!, wtype: 'ROU', rtype: 'ROUC', line: '2.5', strong: '' as const };

const meta = {
  title: '投注/一场比赛的注单',
  component: MatchBets,
  parameters: { docs: { description: { component: '会员在一场比赛上的未结算注单，同一结果合在一行。' } } },
  args: { gide: 'e1' },
  render: args => (
    <SlipStage
      orders={{ openBets: { ok: true, bets: [...openBets, { ...single, ticketId: 'b', legs: [over] }] } }}
    >
      <MatchBets {...args} />
    </SlipStage>
  ),
  beforeEach: () => enter('member'),
} satisfies Meta<typeof MatchBets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOutcomes: Story = {
  name: '两个结果',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [row] = await screen.findAllByRole('button');
    await expect(row).toHaveTextContent('2 张注单串关 1 张本金 ¥200可赢 ¥192');
    await expect(screen.getAllByRole('button')).toHaveLength(2);
  },
};
export const Nothing: Story = {
  name: '没有注单',
  args: { gide: 'e0' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('我的注单')).toBeNull();
  },
};
