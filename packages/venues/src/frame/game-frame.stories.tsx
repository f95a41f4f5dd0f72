import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { newFrame } from './frame.flow.ts';
import { GameFrameView } from './game-frame.view.tsx';

const wanted = { enName: 'JXDZ', gameCode: 'lion-pearl', name: '狮子戏珠', isTrial: false };

const meta = {
  title: '页面/游戏框',
  component: GameFrameView,
  parameters: {
    docs: { description: { component: '游戏在框里打开，上面是工具栏：余额、转入、重新载入、全屏、离开。' } },
  },
  args: {
    wanted,
    address: 'about:blank#game',
    frame: { ...newFrame, step: 'ready', balance: '1280.5' },
    isOffered: false,
    isLaunching: false,
    isFull: false,
    isCovering: false,
    canTransfer: true,
    onReload: fn(),
    onFullscreen: fn(),
    onTransfer: fn(),
    onLogIn: undefined,
    onLeave: fn(),
  },
} satisfies Meta<typeof GameFrameView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  name: '游戏中',
  play: async ({ args, canvasElement }) => {
    expect(await screen.findByText('¥1,280.50')).toBeInTheDocument();
    for (const [name, does] of [
      ['转入', args.onTransfer],
      ['重新载入', args.onReload],
      ['全屏', args.onFullscreen],
      ['离开', args.onLeave],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(does).toHaveBeenCalledOnce();
    }
    const frame = canvasElement.querySelector('iframe');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(frame).toHaveAttribute('allow', 'fullscreen');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};
export const OnPhone: Story = {
  name: '手机：页头只有一行，其余都是游戏的',
  globals: { width: '390' },
  decorators: [
    Story => (
      <div style={{ '--tab-bar': '3.5rem' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    // The window gets its size, and the page its texts, while the story is drawn.
    await waitFor(() => {
      const place = canvasElement.querySelector('iframe')?.parentElement?.parentElement;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const room = Math.max(window.innerHeight - (3.5 + 3.5) * rem, 28 * rem);
      expect(place?.getBoundingClientRect().height).toBeCloseTo(room, 0);
    });
  },
};
export const Trial: Story = {
  name: '访客试玩',
  args: {
    wanted: { ...wanted, isTrial: true },
    canTransfer: false,
    onLogIn: fn(),
    frame: { ...newFrame, step: 'ready', balance: '10000' },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    expect(args.onLogIn).toHaveBeenCalled();
    expect(screen.getByText('试玩')).toBeVisible();
    expect(screen.getByText('10,000')).toBeVisible();
  },
};
export const Loading: Story = {
  name: '载入中',
  args: { frame: newFrame },
  play: async () => expect(await screen.findByText('正在载入游戏')).toBeVisible(),
};
export const Offered: Story = {
  name: '等待进入',
  args: { address: undefined, frame: newFrame, isOffered: true },
  play: async ({ args }) => {
    expect(await screen.findByText(/^进入后开始真实游戏/)).toBeVisible();
    expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '进入游戏' }));
    expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Ended: Story = {
  name: '已结束',
  args: { frame: { ...newFrame, step: 'ended', balance: '1280.5', reason: 'idle' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新进入' }));
    expect(args.onReload).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '返回列表' }));
    expect(args.onLeave).toHaveBeenCalled();
  },
};
export const EndedMeanwhile: Story = {
  name: '离开期间已结束',
  globals: { locale: 'zh-TW' },
  args: { frame: { ...newFrame, step: 'ended', reason: 'session-ended' } },
  play: async ({ args }) => {
    expect(await screen.findByText(/頁面有一段時間沒有顯示/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新進入' }));
    expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Broken: Story = {
  name: '出了问题',
  args: { frame: { ...newFrame, step: 'broken', reason: 'token' } },
};
export const Silent: Story = {
  name: '一直没有回应：可以重新进入，也可以离开',
  args: { frame: { ...newFrame, step: 'silent' } },
  play: async ({ args }) => {
    expect(await screen.findByRole('alert')).toHaveTextContent('在场馆里，或已自动转回中心钱包');
    await userEvent.click(screen.getByRole('button', { name: '重新进入' }));
    expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '返回列表' }));
    expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const SilentTrial: Story = {
  name: '试玩一直没有回应：不提余额',
  globals: { locale: 'zh-TW' },
  args: { wanted: { ...wanted, isTrial: true }, canTransfer: false, frame: { ...newFrame, step: 'silent' } },
  play: async () => {
    expect(await screen.findByText('遊戲沒有開啟')).toBeVisible();
    expect(screen.queryByText(/轉入的餘額/)).toBeNull();
  },
};
export const NotLaunched: Story = { name: '没有进入', args: { address: undefined, frame: newFrame } };
export const LongName: Story = {
  name: '名字超过十五个字：一步一步移动',
  args: { wanted: { ...wanted, name: '古井回声与失落的黄金城大冒险特别版' } },
};
export const Covering: Story = {
  name: '铺满窗口（没有全屏功能的手机）',
  args: { isFull: true, isCovering: true },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
