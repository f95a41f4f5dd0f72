import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { askedFor, askFailed, asking } from '../testing/sample-codes.ts';
import { noPasskey, withPasskey } from '../testing/sample-passkeys.ts';
import { sampleRegions } from '../testing/sample-regions.ts';
import { BindContactView } from './bind-contact.view.tsx';

const meta = {
  title: '对话框/绑定手机与邮箱',
  component: BindContactView,
  parameters: {
    docs: {
      description: {
        component: '绑定或更换手机、邮箱：先用已绑定的方式验证身份，再填写新的号码与验证码。',
      },
    },
  },
  args: {
    contact: 'phone',
    bound: { phone: '', email: '' },
    isProven: false,
    state: { step: 'entering' },
    regions: sampleRegions,
    passkey: noPasskey,
    permitCode: asking(),
    newCode: asking(),
    onVia: fn(),
    onConfirm: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onEdit: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BindContactView>;
export default meta;
type Story = StoryObj<typeof meta>;

const to = '+86 13800138066';
const target = { to, iso2: 'CN' };
const typed = { phone: '13800138066', email: 'linqiao@example.com' };
const bound = { phone: '+86 138****8066', email: 'l***@example.com' };
const permit = { via: 'phone', ticket: 't1', code: '123456' } as const;
const sent = { newCode: askedFor(target), initial: typed };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function typeCode(code: string) {
  await userEvent.click(await screen.findByLabelText('验证码', { selector: 'input' }));
  await userEvent.paste(code);
}

export const Phone: Story = {
  name: '绑定手机：号码不对时不发送验证码',
  args: { newCode: { ...asking(), want: fn() } },
  play: async ({ args }) => {
    const { want } = args.newCode;
    await press('获取验证码');
    expect(await screen.findByText('请输入手机号', { selector: '[role=alert]' })).toBeVisible();
    const phone = screen.getByRole('textbox', { name: '手机号' });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '12800138066');
    await press('获取验证码');
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
    expect(want).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.type(phone, '13800138066');
    await press('获取验证码');
    expect(want).toHaveBeenCalledWith('sms', target);
    await press('语音获取');
    expect(want).toHaveBeenCalledWith('voice', target);
  },
};
export const EmailAfterPhone: Story = {
  name: '刚绑定手机后绑定邮箱：不再验证手机',
  args: { contact: 'email', bound: { phone: bound.phone, email: '' }, isProven: true },
  play: async () => {
    expect(await screen.findByRole('textbox', { name: '邮箱' })).toBeVisible();
    expect(screen.queryByRole('list', { name: '步骤' })).toBeNull();
    expect(screen.getByText(/绑定后24小时内不能取款/)).toBeVisible();
  },
};
export const NoCodeYet: Story = {
  name: '没有获取验证码就提交',
  args: { initial: typed },
  play: async ({ args }) => {
    await typeCode('123456');
    await press('绑定');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sent: Story = {
  name: '验证码已发送，提交',
  args: sent,
  play: async ({ args }) => {
    expect(await screen.findByText(`验证码已发送到 ${to}，10分钟内有效`)).toBeVisible();
    await typeCode('123456');
    await press('绑定');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(to, '123456'));
  },
};
export const AnotherNumber: Story = {
  name: '发送后改了号码：需要新的验证码',
  args: sent,
  play: async ({ args }) => {
    await typeCode('123456');
    await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), '{Backspace}7');
    await press('绑定');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  name: '正在发送验证码',
  args: { newCode: asking({ step: 'sending', target }), initial: typed },
};
export const Call: Story = {
  name: '语音来电前的说明',
  args: { newCode: { ...asking({ step: 'announcing-call', target }), acceptCall: fn() }, initial: typed },
  play: async ({ args }) => {
    await press('确定');
    expect(args.newCode.acceptCall).toHaveBeenCalledOnce();
  },
};
export const Called: Story = {
  name: '正在呼叫',
  args: { newCode: askedFor(target, 'voice'), initial: typed },
};
export const CodesUsedUp: Story = {
  name: '今日验证码次数已达上限',
  args: {
    newCode: askFailed(target, refused('max-phone-attempts', { data: { reason: 'codes-of-the-day' } })),
    initial: typed,
  },
};
export const Taken: Story = {
  name: '手机号已被其他账号绑定，填写的内容还在',
  args: {
    ...sent,
    state: { step: 'entering', failure: refused('data-exists', { data: { reason: 'phone-taken' } }) },
  },
  play: async () => {
    expect(await screen.findByText('该手机号已被其他账号绑定，请换一个')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138066');
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveAttribute('aria-invalid', 'true');
  },
};
export const WrongCode: Story = {
  name: '验证码错误',
  args: { ...sent, state: { step: 'entering', failure: refused('authentication-code-error') } },
};
export const CodeLocked: Story = {
  name: '验证码输错次数过多',
  args: {
    initial: typed,
    newCode: asking({ step: 'idle', target }),
    state: { step: 'entering', failure: refused('authentication-locked') },
  },
  play: async () => {
    expect(await screen.findByText('这个验证码已输错 5 次，不能再用，请重新获取')).toBeVisible();
    expect(screen.getByRole('button', { name: '重新获取' })).toBeVisible();
  },
};
export const Offline: Story = {
  name: '断网',
  args: { ...sent, state: { step: 'entering', failure: { kind: 'offline' } } },
};
export const Saving: Story = {
  name: '正在保存',
  args: { ...sent, state: { step: 'saving' } },
  play: async () => {
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  },
};
export const Done: Story = { name: '已绑定，对话框随即关闭', args: { ...sent, state: { step: 'bound' } } };

export const Confirming: Story = {
  name: '更换手机：先验证身份，可改用邮箱',
  args: {
    bound,
    state: { step: 'confirming', via: 'phone' },
    permitCode: { ...asking(), want: fn() },
  },
  play: async ({ args }) => {
    await press('获取验证码');
    expect(args.permitCode.want).toHaveBeenCalledWith('sms', { to: 'phone' });
    await userEvent.click(screen.getByRole('radio', { name: '邮箱验证' }));
    expect(args.onVia).toHaveBeenCalledWith('email');
    await press('联系客服');
    expect(args.onService).toHaveBeenCalledOnce();
  },
};
export const ConfirmingByEmail: Story = {
  name: '更换手机：验证码已发送到邮箱',
  args: {
    bound,
    state: { step: 'confirming', via: 'email' },
    permitCode: askedFor({ to: 'email' }, 'email'),
  },
  play: async ({ args }) => {
    await typeCode('123456');
    await press('下一步');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'));
  },
};
export const ConfirmingByPasskey: Story = {
  name: '更换手机：用通行密钥验证，取消后可再试',
  args: {
    bound,
    passkey: { ...withPasskey, problem: 'cancelled' },
    state: { step: 'confirming', via: 'passkey' },
  },
  play: async ({ args }) => {
    expect(await screen.findByText(/没有完成验证/)).toBeVisible();
    expect(screen.queryByLabelText('验证码', { selector: 'input' })).toBeNull();
    await press('用通行密钥验证');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(''));
  },
};
export const PermitRefused: Story = {
  name: '更换手机：身份验证码错误，退回第一步',
  args: {
    bound,
    state: { step: 'confirming', via: 'phone', failure: refused('authentication-code-error') },
    permitCode: askedFor({ to: 'phone' }),
  },
};
export const Changing: Story = {
  name: '更换手机：新号码',
  args: { bound, state: { step: 'entering', permit } },
  play: async ({ args }) => {
    expect(await screen.findByText(/更换后24小时内不能取款/)).toBeVisible();
    await press('上一步');
    expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Email: Story = {
  name: '绑定邮箱：先用手机验证，再填邮箱',
  args: {
    contact: 'email',
    bound: { ...bound, email: '' },
    state: { step: 'entering', permit },
    newCode: askedFor({ to: typed.email }, 'email'),
    initial: typed,
  },
  play: async ({ args }) => {
    expect(await screen.findByText(/没收到时请看看垃圾邮件/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '语音获取' })).toBeNull();
    await typeCode('123456');
    await press('绑定');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typed.email, '123456'));
  },
};
export const EmailUnchanged: Story = {
  name: '更换邮箱：与原来的相同，长地址',
  args: {
    contact: 'email',
    bound: { ...bound, email: 'wwwwwwwwwwwwwww***@wwwwwwwwwwwwwwww.example.com' },
    state: {
      step: 'entering',
      permit,
      failure: refused('invalid-parameter', { data: { reason: 'email-unchanged' } }),
    },
    initial: { email: 'wwwwwwwwwwwwwwwwwww@wwwwwwww.example.com' },
  },
};
export const OnAPhone: Story = {
  name: '手机：繁體',
  args: { bound, state: { step: 'confirming', via: 'phone' }, permitCode: askedFor({ to: 'phone' }) },
  globals: { width: '390', locale: 'zh-TW' },
};
