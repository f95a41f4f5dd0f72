import { hour } from '@lobby/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DevicesView } from './devices.view.tsx';

const now = Date.UTC(2026, 10, 20, 12, 41, 7);
const unknownPlace = { country: '', city: '' };
const sessions = [
  {
    id: 'a',
    current: true,
    device: 'Chrome · Windows',
    ip: '113.87.*.*',
    country: 'CN',
    city: 'Shenzhen',
    startedAt: now - hour,
    seenAt: now,
  },
  {
    id: 'b',
    current: false,
    device: 'Safari · iPhone',
    ip: '240e:3b7:*',
    country: 'JP',
    city: '',
    startedAt: now - 9 * hour,
    seenAt: now - 2 * hour,
  },
  {
    id: 'c',
    current: false,
    device: '',
    ip: '10.0.*.*',
    ...unknownPlace,
    startedAt: now - 30 * hour,
    seenAt: now - 11 * hour,
  },
];

const meta = {
  title: '对话框/登录设备',
  component: DevicesView,
  parameters: {
    docs: {
      description: {
        component:
          '列出账号正在登录的设备，可以退出一台、其他设备或全部退出，退出前再确认一次；另一页是安全记录。',
      },
    },
  },
  args: {
    state: { step: 'looking' },
    sessions,
    failure: undefined,
    securityLog: undefined,
    onRetry: fn(),
    onEnd: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DevicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几台设备',
  play: async ({ args }) => {
    expect(await screen.findByText('本机')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '退出其他设备' }));
    expect(args.onEnd).toHaveBeenCalledWith('others');
    await userEvent.click(screen.getByRole('button', { name: '全部退出' }));
    expect(args.onEnd).toHaveBeenCalledWith('everywhere');
    expect(screen.getByText('中国 · Shenzhen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '退出 Safari · iPhone' }));
    expect(args.onEnd).toHaveBeenCalledWith({ id: 'b', device: 'Safari · iPhone' });
    expect(screen.queryByRole('button', { name: '退出 Chrome · Windows' })).toBeNull();
  },
};
export const Alone: Story = {
  name: '只有本机',
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ args }) => {
    const others = await screen.findByRole('button', { name: '退出其他设备' });
    expect(others).toHaveAccessibleDescription('目前只有本机登录');
    await userEvent.click(others);
    expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const Fetching: Story = { name: '加载中', args: { sessions: undefined } };
export const FetchFailed: Story = {
  name: '没能加载',
  args: { sessions: undefined, failure: { kind: 'offline' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const AskingOthers: Story = {
  name: '确认：退出其他设备',
  args: { state: { step: 'asking', target: 'others' } },
  play: async ({ args }) => {
    expect(await screen.findByText(/另外 2 台设备/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const AskingOne: Story = {
  name: '确认：退出一台设备',
  args: { state: { step: 'asking', target: { id: 'b', device: 'Safari · iPhone' } } },
  play: async () => {
    expect(await screen.findByText(/Safari · iPhone 会立即退出登录/)).toBeVisible();
  },
};
export const AskingEverywhere: Story = {
  name: '确认：全部退出',
  args: { state: { step: 'asking', target: 'everywhere' } },
};
export const Ending: Story = { name: '正在退出', args: { state: { step: 'ending', target: 'others' } } };
export const EndFailed: Story = {
  name: '没能退出',
  args: { state: { step: 'looking', failure: { kind: 'timeout', afterMs: 30_000 } } },
};
export const Left: Story = { name: '全部退出之后', args: { state: { step: 'left' } } };
const longNames = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    current: at === 0,
    device: 'Samsung Internet 28.0.1.2 · Android 16（折叠屏展开模式）',
    ip: '2408:8207:2450:*:*:*:*:*',
    country: 'PG',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
    startedAt: now - at * hour,
    seenAt: now - at * hour,
  }));
export const Five: Story = { name: '五台设备，很长的名字', args: { sessions: longNames(5) } };
export const FiveOnAPhone: Story = {
  name: '手机，五台设备，很长的名字',
  args: { sessions: longNames(5) },
  globals: { width: '390' },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const OnAPhone: Story = { name: '手机', globals: { width: '390' } };
export const SecurityLogTab: Story = {
  name: '切换到安全记录',
  args: { securityLog: <p>一切正常</p> },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '安全记录' }));
    expect(await screen.findByText('一切正常')).toBeVisible();
    expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull();
  },
};
