import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DeviceLimitView } from './device-limit.view.tsx';

const devices = ['Chrome · Windows', 'Safari · iPhone', 'Edge · Windows', '', 'Firefox · macOS'];
const deviceLimit = {
  codeId: 'r1',
  sessions: devices.map((device, at) => ({
    id: `device${at}`,
    device,
    ip: `203.0.113.*`,
    seenAt: 1_795_190_400_000 - at * 3_600_000,
  })),
};

const meta = {
  title: '对话框/登录设备过多',
  component: DeviceLimitView,
  parameters: {
    docs: {
      description: {
        component: '密码和验证码都对，只是登录的设备太多：选一台退出，登录继续，不用再获取验证码。',
      },
    },
  },
  args: {
    state: { step: 'choosing', deviceLimit },
    name: 'demo66',
    onChoose: fn(),
    onSubmit: fn(),
    onLogin: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeviceLimitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '还没选择',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Safari · iPhone/ }));
    expect(args.onChoose).toHaveBeenCalledWith('device1');
  },
};
export const Chosen: Story = {
  name: '选好一台，继续登录',
  args: { state: { step: 'choosing', deviceLimit, chosen: 'device1' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出所选设备并登录' }));
    expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  name: '系统繁忙',
  args: { state: { step: 'choosing', deviceLimit, chosen: 'device1', failure: refused('system-busy') } },
};
export const LoggingIn: Story = {
  name: '登录中',
  args: { state: { step: 'logging-in', deviceLimit, chosen: 'device1' } },
};
export const Done: Story = { name: '完成', args: { state: { step: 'done', deviceLimit } } };
export const Lapsed: Story = {
  name: '超过10分钟',
  args: { state: { step: 'lapsed', deviceLimit } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新登录' }));
    expect(args.onLogin).toHaveBeenCalledWith('demo66');
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = {
  name: '手机',
  args: { state: { step: 'choosing', deviceLimit, chosen: 'device1' } },
  globals: { width: '390' },
};
