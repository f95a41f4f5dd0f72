import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DeviceState } from './verify-device.flow.ts';
import { VerifyDeviceView } from './verify-device.view.tsx';

const challenge = { phone: '+86 138****8066', codeId: 'c1', failure: refused('device-not-passed') };
const entering: DeviceState = { step: 'entering-code', challenge };
const sent: DeviceState = { step: 'entering-code', challenge, sent: 'sms', digits: '0013' };
const refusedCode = (name: ResultName, message?: string): DeviceState => ({
  step: 'entering-code',
  challenge,
  sent: 'sms',
  failure: refused(name, { message }),
});

const meta = {
  title: '对话框/新设备验证',
  component: VerifyDeviceView,
  parameters: {
    docs: {
      description: { component: '登录来自新设备或新地点时，用绑定手机的短信或语音验证码证明是本人。' },
    },
  },
  args: {
    state: entering,
    name: 'demo66',
    seconds: 0,
    onWant: fn(),
    onCallAccepted: fn(),
    onBack: fn(),
    onDigits: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onWay: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VerifyDeviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const codeBox = () => screen.findByLabelText('短信或语音验证码', { selector: 'input' });

export const Entering: Story = {
  name: '还没获取验证码',
  play: async ({ args }) => {
    await press('获取验证码');
    expect(args.onWant).toHaveBeenCalledWith('sms');
    await press('语音获取');
    expect(args.onWant).toHaveBeenCalledWith('voice');
    const login = screen.getByRole('button', { name: '登录' });
    expect(login).toHaveAccessibleDescription('请先获取验证码');
    await userEvent.click(login);
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NoCodeYet: Story = {
  name: '没获取就登录：请先获取验证码',
  play: async ({ args }) => {
    await userEvent.click(await codeBox());
    await userEvent.paste('123456');
    await press('登录');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const AnnouncingCall: Story = {
  name: '语音：来电说明',
  args: { state: { step: 'announcing-call', challenge } },
  play: async ({ args }) => {
    expect(await screen.findByText(/我们将以电话的方式告知您验证码/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(args.onCallAccepted).toHaveBeenCalledOnce();
    await press('取消');
    expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const CheckingPhone: Story = {
  name: '安全检查：中间4位',
  args: { state: { step: 'checking-phone', way: 'sms', challenge } },
  play: async ({ args }) => {
    const check = within(await screen.findByRole('dialog', { name: '安全检查' }));
    await userEvent.click(check.getByRole('button', { name: '发送验证码' }));
    expect(await check.findByText('手机号码错误')).toBeVisible();
    expect(args.onDigits).not.toHaveBeenCalled();
    await userEvent.click(check.getByLabelText('手机号中间4位', { selector: 'input' }));
    await userEvent.keyboard('0013{Enter}');
    await waitFor(() => expect(args.onDigits).toHaveBeenCalledWith('0013'));
  },
};
export const CheckingPhoneRefused: Story = {
  name: '安全检查：号码错误',
  args: {
    state: {
      step: 'checking-phone',
      way: 'sms',
      challenge,
      digits: '1111',
      failure: refused('invalid-parameter', { message: '手机号码错误' }),
    },
  },
};
export const CheckingPhoneLocked: Story = {
  name: '安全检查：尝试次数已达上限，联系客服',
  play: async ({ args }) => {
    const check = within(await screen.findByRole('dialog', { name: '安全检查' }));
    await userEvent.click(check.getByRole('button', { name: '联系客服' }));
    expect(args.onService).toHaveBeenCalledOnce();
  },
  args: {
    state: {
      step: 'checking-phone',
      way: 'voice',
      challenge,
      digits: '1111',
      failure: refused('max-phone-attempts'),
    },
  },
};
export const TooSoon: Story = {
  name: '安全检查：60秒内重复获取',
  args: {
    seconds: 42,
    state: {
      step: 'checking-phone',
      way: 'sms',
      challenge,
      digits: '0013',
      failure: refused('sixty-second-limit', { data: { resendAt: 1 } }),
    },
  },
  play: async () => {
    const [seen] = await screen.findAllByText('请在 42 秒后再试');
    expect(seen).toBeVisible();
  },
};
export const SendingCode: Story = {
  name: '验证码发送中',
  args: { state: { step: 'sending-code', way: 'sms', challenge, digits: '0013' } },
};
export const Sent: Story = {
  name: '短信已发送，倒计时中',
  args: { state: sent, seconds: 57 },
  play: async ({ args }) => {
    expect(await screen.findByText('验证码已发送到 +86 138****8066，10分钟内有效')).toBeVisible();
    const again = screen.getByRole('button', { name: '57 秒后可重新获取' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again);
    await press('语音获取');
    expect(args.onWant).not.toHaveBeenCalled();
    await userEvent.click(await codeBox());
    await userEvent.paste('１２３ 456');
    await press('登录');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
  },
};
export const SentByVoice: Story = {
  name: '语音已拨打，可以重新获取',
  args: { state: { step: 'entering-code', challenge, sent: 'voice' } },
  play: async ({ args }) => {
    await press('重新获取');
    expect(args.onWant).toHaveBeenCalledWith('sms');
  },
};
export const WrongCode: Story = {
  name: '验证码错误，清空并可以马上再填',
  args: { state: refusedCode('authentication-code-error'), seconds: 12 },
  play: async () => {
    const code = await codeBox();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('');
  },
};
export const ExpiredCode: Story = {
  name: '验证码已失效',
  args: { state: refusedCode('authentication-code-expired') },
};
export const LockedCode: Story = {
  name: '验证已锁定：重新获取就是出路',
  args: { state: { ...refusedCode('authentication-locked'), sent: undefined } },
  play: async ({ args }) => {
    expect(await screen.findByText('这个验证码已输错 5 次，不能再用，请重新获取')).toBeVisible();
    expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '重新获取' }));
    expect(screen.queryByRole('button', { name: '获取验证码' })).not.toBeInTheDocument();
    expect(args.onWant).toHaveBeenCalledWith('sms');
  },
};
export const WrongPassword: Story = {
  name: '密码不对：重新输入密码',
  args: { state: refusedCode('invalid-credentials') },
  play: async ({ args }) => {
    await press('重新输入密码');
    expect(args.onWay).toHaveBeenCalledWith('login', 'demo66');
  },
};
export const TooManyDevices: Story = { name: '设备过多', args: { state: refusedCode('too-many-devices') } };
export const Offline: Story = {
  name: '网络断开',
  args: { state: { ...sent, failure: { kind: 'offline' } } },
};
export const CodeRule: Story = {
  name: '不足6位',
  args: { state: sent },
  play: async ({ args }) => {
    await userEvent.click(await codeBox());
    await userEvent.paste('12345');
    await press('登录');
    expect(await screen.findByText('请输入6位数字验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LoggingIn: Story = {
  name: '登录中',
  args: { state: { step: 'logging-in', challenge, sent: 'sms' }, seconds: 31 },
};
export const Lapsed: Story = {
  name: '超过10分钟',
  args: { state: { step: 'lapsed', challenge } },
  play: async ({ args }) => {
    await press('重新登录');
    expect(args.onWay).toHaveBeenCalledWith('login', 'demo66');
  },
};
export const Done: Story = { name: '完成', args: { state: { step: 'done', challenge, sent: 'sms' } } };

const because = (name: ResultName): Story['args'] => ({
  state: { step: 'entering-code', challenge: { ...challenge, failure: refused(name) } },
});
export const NewAddress: Story = { name: '原因：新地点', args: because('ip-not-passed') };
export const NewBoth: Story = { name: '原因：新设备和新地点', args: because('device-and-ip-not-passed') };
export const LongAway: Story = { name: '原因：很久没有登录', args: because('long-time-not-logged-in') };
export const Risky: Story = { name: '原因：有风险', args: because('risky-login') };

export const OtherWays: Story = {
  name: '切换账号、注册新账号、联系客服',
  play: async ({ args }) => {
    await press('切换账号');
    expect(args.onWay).toHaveBeenLastCalledWith('login', '');
    await press('注册新账号');
    expect(args.onWay).toHaveBeenLastCalledWith('register', '');
    await press('联系客服');
    expect(args.onService).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  name: '很长的服务器消息',
  args: {
    seconds: 58,
    state: {
      ...sent,
      challenge: {
        ...challenge,
        failure: refused('risky-login', { message: '本次登录存在风险，请先完成身份验证。'.repeat(6) }),
      },
      failure: refused('authentication-code-error', { message: '尝试次数过多，请稍后再试。'.repeat(8) }),
    },
  },
};
export const Traditional: Story = {
  name: '繁體',
  args: { state: sent, seconds: 57 },
  globals: { locale: 'zh-TW' },
};
export const Phone: Story = { name: '手机', args: { state: sent, seconds: 57 }, globals: { width: '390' } };
