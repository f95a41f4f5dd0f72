import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleGames } from '../testing/sample-games.ts';
import { sampleVenue } from '../testing/sample-venues.ts';
import { VenuesView } from './venues.view.tsx';

const meta = {
  title: '页面/场馆列表',
  component: VenuesView,
  parameters: {
    docs: {
      description: { component: '一类场馆的卡片：名称、状态、返水、会员在那里的余额，和进入的方式。' },
    },
  },
  args: {
    category: 'ZR',
    venues: [
      sampleVenue({ channelCode: 'YXZR', name: '玉山', category: 'ZR', opens: 'lobby', badge: 'hot' }),
      sampleVenue({ channelCode: 'KXZR', name: '开元', category: 'ZR', opens: 'lobby', badge: 'new' }),
    ],
    own: undefined,
    balances: [{ channelCode: 'YXZR', balance: '1280.5' }],
    beside: undefined,
    place: venue => (venue.channelCode === 'KXZR' ? 'tab' : 'frame'),
    entering: undefined,
    failure: undefined,
    isRetrying: false,
    onRetry: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof VenuesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '开放的场馆：站内打开，或新标签页',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /进入玉山/ }));
    expect(args.onEnter).toHaveBeenCalledWith(expect.objectContaining({ channelCode: 'YXZR' }));
    expect(screen.getByRole('button', { name: /进入开元.*在新标签页打开/ })).toBeVisible();
    expect(screen.getByText(/1,280\.50/)).toBeVisible();
  },
};
export const Slots: Story = {
  name: '进入的是游戏列表',
  args: { category: 'DZ', venues: [sampleVenue()], balances: undefined },
  play: async () => {
    const link = await screen.findByRole('link', { name: /进入天下/ });
    expect(link).toHaveAttribute('href', '/game/egame?venue=JXDZ');
  },
};
export const Lone: Story = {
  name: '只有一个场馆：旁边是它的游戏',
  globals: { width: '1366' },
  args: {
    category: 'DZ',
    venues: [sampleVenue()],
    balances: [{ channelCode: 'JXDZ', balance: '66' }],
    beside: { category: 'DZ', games: sampleGames },
  },
  play: async ({ args }) => {
    const games = await screen.findByRole('list', { name: '天下的游戏' });
    await userEvent.click(within(games).getByRole('button', { name: /小满/ }));
    expect(args.onEnter).toHaveBeenCalledWith(
      expect.objectContaining({ channelCode: 'JXDZ' }),
      expect.objectContaining({ name: '小满' }),
    );
    const card = screen.getByRole('list', { name: '场馆列表' });
    expect(card.getBoundingClientRect().width).toBeLessThan(games.getBoundingClientRect().width);
  },
};
export const LonePhone: Story = {
  ...Lone,
  name: '手机：游戏在场馆下面',
  globals: { width: '360' },
  play: async () => {
    const games = await screen.findByRole('list', { name: '天下的游戏' });
    const card = screen.getByRole('list', { name: '场馆列表' });
    expect(games.getBoundingClientRect().top).toBeGreaterThan(card.getBoundingClientRect().bottom);
  },
};
export const LoneShut: Story = {
  name: '只有一个场馆，维护中：它的游戏进不去',
  args: { ...Lone.args, venues: [sampleVenue({ state: 'maintenance' })] },
  play: async () => {
    const games = await screen.findByRole('list', { name: '天下的游戏' });
    for (const game of within(games).getAllByRole('button')) expect(game).toBeDisabled();
  },
};
export const Sports: Story = {
  name: '体育：自营在前，其余筹备中',
  args: {
    category: 'TY',
    own: { name: '星河', target: undefined },
    venues: [
      sampleVenue({ channelCode: 'CRTY', name: '体育', category: 'TY', opens: 'page', rebate: '0.40' }),
      sampleVenue({ channelCode: 'HYTY', name: '寰宇', category: 'TY', opens: 'none' }),
    ],
  },
  play: async () => {
    const own = await screen.findByRole('link', { name: /进入星河体育/ });
    expect(own).toHaveAttribute('href', '/game/sport/crty');
    expect(screen.getByText('返水 0.40%')).toBeVisible();
    expect(screen.getByText('筹备中')).toBeVisible();
    expect(screen.queryByRole('button', { name: /寰宇/ })).toBeNull();
  },
};
export const Maintenance: Story = {
  name: '维护中：灰色，说明何时恢复',
  args: {
    venues: [
      sampleVenue({
        channelCode: 'YXZR',
        name: '玉山',
        category: 'ZR',
        opens: 'lobby',
        state: 'maintenance',
        until: Date.UTC(2026, 10, 22, 9, 30),
      }),
    ],
  },
  play: async () => {
    expect(await screen.findByText('维护中，预计 11-22 17:30 恢复')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
};
export const Entering: Story = {
  name: '正在进入：不能再按',
  args: { entering: { enName: 'YXZR', gameCode: '' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /进入开元/ }));
    expect(args.onEnter).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { name: '正在筹备', args: { venues: [] } };
export const Loading: Story = { name: '加载中', args: { venues: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { venues: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
