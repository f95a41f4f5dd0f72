import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { askedFor, asking } from '../testing/sample-codes.ts';
import { noPasskey, withPasskey } from '../testing/sample-passkeys.ts';
import { ChangePasskeysView } from './change-passkeys.view.tsx';

const registration = { ticket: 't1', options: {} };

const meta = {
  title: '对话框/添加与移除通行密钥',
  component: ChangePasskeysView,
  parameters: {
    docs: {
      description: { component: '用验证码或已有的通行密钥验证身份，然后添加或移除一个通行密钥。' },
    },
  },
  args: {
    removes: undefined,
    state: { step: 'confirming', via: 'phone' },
    bound: { phone: '+86 138****8066', email: '' },
    code: asking(),
    passkey: noPasskey,
    onVia: fn(),
    onSubmit: fn(),
    onEdit: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangePasskeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function typeCode(code: string) {
  await userEvent.click(await screen.findByLabelText('验证码', { selector: 'input' }));
  await userEvent.paste(code);
}

export const First: Story = {
  name: '添加第一个：只能用验证码',
  play: async ({ args }) => {
    await typeCode('123456');
    await press('下一步');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('联系客服');
    expect(args.onService).toHaveBeenCalledOnce();
  },
};
export const ByCode: Story = {
  name: '添加：验证码已发送',
  args: { code: askedFor({ to: 'phone' }), passkey: withPasskey },
  play: async ({ args }) => {
    await typeCode('123456');
    await press('下一步');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
    await userEvent.click(screen.getByRole('radio', { name: '通行密钥' }));
    expect(args.onVia).toHaveBeenCalledWith('passkey');
  },
};
export const WrongCode: Story = {
  name: '添加：验证码错误',
  args: {
    code: askedFor({ to: 'phone' }),
    state: { step: 'confirming', via: 'phone', failure: refused('authentication-code-error') },
  },
};
export const Ready: Story = {
  name: '添加：身份已验证，可以创建',
  args: { state: { step: 'ready', via: 'phone', registration } },
  play: async ({ args }) => {
    await press('创建通行密钥');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(''));
  },
};
export const Cancelled: Story = {
  name: '添加：会员取消或超时，可以再试',
  args: { state: { step: 'ready', via: 'phone', registration, problem: 'cancelled' } },
  play: async () => {
    expect(await screen.findByText(/您取消了操作、等待超时/)).toBeVisible();
  },
};
export const Known: Story = {
  name: '添加：这台设备已经添加过',
  args: { state: { step: 'ready', via: 'phone', registration, problem: 'known' } },
};
export const Unsupported: Story = {
  name: '添加：设备不能使用，手机、繁體',
  args: { state: { step: 'ready', via: 'phone', registration, problem: 'unsupported' } },
  globals: { width: '390', locale: 'zh-TW' },
};
export const Creating: Story = {
  name: '添加：浏览器正在创建',
  args: { state: { step: 'creating', via: 'phone', registration } },
};
export const Full: Story = {
  name: '添加：已有10个',
  args: {
    code: askedFor({ to: 'phone' }),
    state: {
      step: 'confirming',
      via: 'phone',
      failure: refused('invalid-parameter', { data: { reason: 'passkeys-full' } }),
    },
  },
  play: async () => {
    expect(await screen.findByText('最多添加10个通行密钥，请先移除不用的')).toBeVisible();
  },
};
export const Removing: Story = {
  name: '移除：用通行密钥验证',
  args: {
    removes: 'Chrome · Windows',
    passkey: withPasskey,
    state: { step: 'confirming', via: 'passkey' },
  },
  play: async ({ args }) => {
    expect(await screen.findByText(/移除在“Chrome · Windows”添加的通行密钥/)).toBeVisible();
    await press('确认移除');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(''));
  },
};
export const RemovingRefused: Story = {
  name: '移除：通行密钥没有通过',
  args: {
    removes: '',
    passkey: withPasskey,
    state: {
      step: 'confirming',
      via: 'passkey',
      failure: refused('authentication-code-error', {
        data: { reason: 'passkey-refused', confirmation: true },
      }),
    },
  },
  play: async () => {
    expect(await screen.findByText(/通行密钥验证没有通过或已过期/)).toBeVisible();
  },
};
export const RemovingOffline: Story = {
  name: '移除：断网，没有挑战',
  args: {
    removes: 'Chrome · Windows',
    passkey: { ...withPasskey, failure: { kind: 'offline' } },
    state: { step: 'confirming', via: 'passkey' },
  },
};
export const Checking: Story = {
  name: '移除：正在处理',
  args: {
    removes: 'Chrome · Windows',
    passkey: withPasskey,
    state: { step: 'checking', via: 'passkey' },
  },
};
export const Done: Story = { name: '已完成，对话框随即关闭', args: { state: { step: 'done' } } };
