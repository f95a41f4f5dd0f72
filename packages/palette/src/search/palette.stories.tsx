import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import PaletteView from './palette.view.tsx';

const pages = [
  { to: '/home', title: '首页' },
  { to: '/mine/wallet', title: '我的钱包' },
  { to: '/app/help/gztk', title: '规则与条款' },
  { to: '/activity/discount', title: '优惠活动' },
];
const matches = [
  { to: '/game/sport/crty?match=1', title: '富勒姆 对 伯恩利', note: '英超 · 滚球' },
  {
    to: '/game/sport/crty?match=2',
    title: '拉斯帕尔马斯体育联盟 对 皇家贝蒂斯巴隆皮耶',
    note: '西甲 · 11-30 03:00',
  },
];
const games = [{ to: '/game/egame?q=x', title: '山海经', note: '电子游戏' }];

const meta = {
  title: '对话框/快速前往',
  component: PaletteView,
  parameters: {
    docs: { description: { component: '输入几个字，前往任何页面、赛事或游戏；用键盘就能完成。' } },
  },
  args: {
    text: '',
    onText: fn(),
    pages,
    matches: [],
    games: [],
    commands: [{ id: 'shortcuts', title: '查看键盘快捷键', run: fn() }],
    isSearching: false,
    hasFailed: false,
    onGo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaletteView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: '刚打开：所有页面与操作',
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: '快速前往' }, patient);
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(args.onGo).toHaveBeenCalledWith('/mine/wallet');
  },
};
export const Everything: Story = {
  name: '页面、赛事与游戏',
  args: { text: '山', matches, games },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /山海经/ }));
    expect(args.onGo).toHaveBeenCalledWith('/game/egame?q=x');
    expect(screen.queryByText('查看键盘快捷键')).toBeNull();
  },
};
export const Searching: Story = {
  name: '正在查找',
  args: { text: '富勒姆', pages: [], isSearching: true },
  play: async () => {
    expect(await screen.findByText(/正在查找/, {}, patient)).toHaveRole('status');
    expect(screen.queryByText(/没有找到/)).toBeNull();
  },
};
export const Nothing: Story = {
  name: '没有找到',
  args: { text: '月球', pages: [] },
  play: async () => {
    expect(await screen.findByText(/没有找到“月球”/)).toBeVisible();
    // The way on is below it.
    expect(screen.getByRole('option', { name: '查看键盘快捷键' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: '赛事与游戏没有读到',
  args: { text: '规则', pages: pages.slice(2, 3), hasFailed: true },
};
