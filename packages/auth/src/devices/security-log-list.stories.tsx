import { hour } from '@lobby/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DevicesView } from './devices.view.tsx';
import { SecurityLogList, type SecurityLogListProps } from './security-log-list.tsx';

const now = Date.UTC(2026, 10, 20, 12, 41, 7);

const happened: readonly (readonly [kind: string, reason: string, times?: number])[] = [
  ['login', ''],
  ['login-failed', '', 23],
  ['login-refused', 'frequent-submission', 4],
  ['login-refused', 'device-and-ip-not-passed'],
  ['device-admitted', ''],
  ['password-reset', 'phone'],
  ['session-ended', 'one'],
  ['session-ended', 'others'],
  ['bet-refused', 'above-maximum', 2],
  ['something-new', ''],
];
const events = happened.map(([kind, reason, times = 1], at) => ({
  id: String(at),
  kind,
  reason,
  about: reason === 'one' ? 'Safari · iPhone' : '',
  device: at % 3 === 2 ? '' : 'Chrome · Windows',
  ip: '113.87.*.*',
  country: at % 2 ? 'JP' : '',
  city: '',
  at: now - at * 5 * hour,
  lastAt: now - at * 5 * hour + 30_000,
  times,
}));

const list: SecurityLogListProps = {
  events,
  failure: undefined,
  onRetry: fn(),
  onMore: undefined,
  busy: false,
};

const meta = {
  title: '对话框/安全记录',
  component: SecurityLogList,
  parameters: {
    docs: { description: { component: '半年内与账号安全有关的事情，按天排列；可疑的以警示色标出。' } },
  },
  args: list,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '30rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SecurityLogList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '各种事情',
  play: async () => {
    expect(await screen.findByText('登录失败：密码错误')).toBeVisible();
    expect(screen.getByText('共 23 次')).toBeVisible();
    expect(screen.getByRole('heading', { name: '2026-11-20' })).toBeVisible();
    expect(screen.getByText('其他安全事件')).toBeVisible();
  },
};
export const More: Story = {
  name: '还有更多',
  args: { onMore: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '查看更多' }));
    expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { name: '没有记录', args: { events: [] } };
export const Fetching: Story = { name: '加载中', args: { events: undefined } };
export const FetchFailed: Story = {
  name: '没能加载',
  args: { events: undefined, failure: { kind: 'offline' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const inDialog: Story['render'] = () => (
  <DevicesView
    state={{ step: 'looking' }}
    sessions={[]}
    failure={undefined}
    securityLog={<SecurityLogList {...list} />}
    onRetry={fn()}
    onEnd={fn()}
    onConfirm={fn()}
    onCancel={fn()}
    onClose={fn()}
  />
);
export const OnAPhone: Story = {
  name: '手机，在对话框里',
  globals: { width: '390' },
  render: inDialog,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '安全记录' }));
    expect(await screen.findByText('登录成功')).toBeVisible();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
