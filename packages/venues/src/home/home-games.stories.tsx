import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { GameTiles } from '../games/game-tiles.tsx';
import { poolKey } from '../games/pools/pool-key.ts';
import { sampleGames } from '../testing/sample-games.ts';

const games = sampleGames;
const [first, second] = games;
const at = Date.parse('2026-11-20T08:00:00Z');

const meta = {
  title: '页面/首页游戏',
  component: GameTiles,
  parameters: {
    docs: {
      description: { component: '首页上的电子游戏：最近玩过的在前，然后是热门的；有彩池的写出彩池。' },
    },
  },
  globals: { width: '1366' },
  args: {
    games,
    category: 'DZ',
    label: '热门游戏与最近玩过',
    pools: new Map(second ? [[poolKey(second), { amount: '10482.55', perSecond: '0', at }]] : []),
    isShut: false,
    entering: undefined,
    onPlay: fn(),
  },
} satisfies Meta<typeof GameTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '最近玩过的在前，再是热门的',
  play: async ({ args }) => {
    expect(await screen.findByText(/10,482\.55/)).toBeVisible();
    const [button] = screen.getAllByRole('button');
    if (button) await userEvent.click(button);
    expect(args.onPlay).toHaveBeenCalledWith(first);
  },
};
export const OnPhone: Story = { name: '手机', globals: { width: '390' } };
export const Entering: Story = { name: '正在进入', args: { entering: first?.gameCode } };
