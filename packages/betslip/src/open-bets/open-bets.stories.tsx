import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { OpenBet } from '../ports/ports.ts';
import { openBets, openSeriesWithVoidLeg } from '../testing/sample-open-bets.ts';
import { enter, SlipStage } from '../testing/slip-stage.tsx';
import { OpenBets } from './open-bets.tsx';

const meta = {
  title: '投注/未结算注单',
  component: OpenBets,
  parameters: { docs: { description: { component: '已经接受、还没有结果的注单，可以手动刷新。' } } },
  args: { answer: { ok: true, bets: openBets }, onReload: fn() },
  decorators: [
    (Story, { parameters }) => (
      <SlipStage orders={parameters.orders} prices={parameters.prices} toMatch={parameters.toMatch}>
        <div style={{ inlineSize: '21.5rem', padding: '1.5rem 0' }}>
          <Story />
        </div>
      </SlipStage>
    ),
  ],
  beforeEach: () => enter('member'),
} satisfies Meta<typeof OpenBets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '有注单，半场结束的有半场比分',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect((await screen.findAllByText('半场 1:1'))[0]).toBeVisible();
  },
};
// A match was abandoned: its leg says so with the score, and what can be won is without it.
export const LegCancelled: Story = {
  name: '一场腰斩',
  args: { answer: { ok: true, bets: [openSeriesWithVoidLeg] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('取消')).toBeVisible();
    await expect(screen.getByText('腰斩 2:1')).toBeVisible();
    await expect(screen.getByText('可赢 ¥1,400')).toBeVisible();
  },
};
const [, system] = openBets;

// The price of a pick has moved; the switch hides it, and the match leads to its page.
export const LivePrices: Story = {
  name: '走一遍：实时赔率，查看比赛',
  args: { answer: { ok: true, bets: [{ ...openSeriesWithVoidLeg, legs: system?.legs ?? [] }] } },
  parameters: {
    prices: {
      '8001/RE/REC': {
        price: { kind: 'pair', home: '0.86', away: '1.02', side: 'C' },
        line: '0.5',
        strong: 'C',
        locked: false,
      },
    },
    toMatch: fn(),
  },
  play: async ({ canvasElement, parameters }) => {
    const screen = within(canvasElement);
    await screen.findByText('现在 1.02');
    await userEvent.click(screen.getByRole('checkbox', { name: '实时赔率' }));
    await waitFor(() => expect(screen.queryByText('现在 1.02')).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: '实时赔率' }));
    await userEvent.click(screen.getByRole('button', { name: /^查看比赛：\s?富勒姆 对 伯恩利/ }));
    await expect(parameters.toMatch).toHaveBeenCalledWith('e1', 'FT');
  },
};
const combination: OpenBet = {
  ...openSeriesWithVoidLeg,
  ticketId: 'OU20261120000031',
  sizes: [1],
  legs: [
    {
      ...(system?.legs[1] as OpenBet['legs'][number]),
      ...{ key: '8009/SM/M:MH+OU:OUC@2.5', wtype: 'SM', rtype: 'M:MH+OU:OUC@2.5' },
      price: { format: 'E', odds: '3.40' },
    },
  ],
};

// No board lists a combination: the platform says what it costs now, and is asked no more once that is switched off.
export const CombinationPrice: Story = {
  name: '同场组合的实时赔率',
  args: { answer: { ok: true, bets: [combination] } },
  parameters: { orders: { pricesNow: [{ 'M:MH+OU:OUC@2.5': '3.10' }] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('现在 3.10')).toHaveAttribute('data-direction', 'down');
    await userEvent.click(screen.getByRole('checkbox', { name: '实时赔率' }));
    await waitFor(() => expect(screen.queryByText('现在 3.10')).toBeNull());
  },
};
export const Loading: Story = { name: '加载中', args: { answer: undefined } };
export const Empty: Story = { name: '没有注单', args: { answer: { ok: true, bets: [] } } };
export const Failed: Story = {
  name: '读取失败',
  args: { answer: { ok: false, failure: { kind: 'offline' } } },
};
export const Visitor: Story = { name: '未登录', beforeEach: () => enter('visitor') };
