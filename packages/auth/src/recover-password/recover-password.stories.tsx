import type { ApiFailure } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import type { Regions as RegionList } from '@lobby/verification/regions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { RecoveryProblem, RecoveryState } from './recover-password.flow.ts';
import { RecoverPasswordView } from './recover-password.view.tsx';

const mainland = { iso2: 'CN', areaName: '中国大陆', areaCode: '+86', regex: '^1[3-9]\\d{9}$' };
const regions: RegionList = {
  list: [
    mainland,
    { iso2: 'HK', areaName: '中国香港', areaCode: '+852', regex: '^[5-9]\\d{7}$' },
    { iso2: 'TW', areaName: '中国台湾', areaCode: '+886', regex: '^9\\d{8}$' },
    { iso2: 'MY', areaName: '马来西亚', areaCode: '+60', regex: '^1\\d{8,9}$' },
    { iso2: 'GS', areaName: '南乔治亚和南桑威奇群岛', areaCode: '+500', regex: '^\\d{5}$' },
  ],
  status: 'ready',
  retry: fn(),
};

const meta = {
  title: '对话框/找回密码',
  component: RecoverPasswordView,
  parameters: {
    docs: {
      description: {
        component: '三步向导：确认账号、填写验证码、设置新密码；手机与邮箱两种方式可以随时切换。',
      },
    },
  },
  args: {
    state: { step: 'enter-account', way: 'phone' },
    regions,
    resendIn: 0,
    returnIn: 3,
    onWay: fn(),
    onAccount: fn(),
    onCode: fn(),
    onResend: fn(),
    onPassword: fn(),
    onBack: fn(),
    onEdit: fn(),
    onLogin: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecoverPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  name: 'linqiao88',
  phone: '13800138066',
  email: 'linqiao@example.com',
  password: 'abcd1234',
  repeat: 'abcd1234',
};
const byPhone = { way: 'phone', name: 'linqiao88', target: '+86 13800138066' } as const;
const byEmail = { way: 'email', name: 'linqiao88', target: 'linqiao@example.com' } as const;
const sent = { account: byPhone, ticket: 't1', resendAt: 0, until: 600_000 };
const called = (failure: ApiFailure): RecoveryProblem => ({ kind: 'call', failure });
const refusal = (name: ResultName, message?: string) => called(refused(name, { message }));
const enterCode = (problem?: RecoveryProblem): RecoveryState => ({ step: 'enter-code', ...sent, problem });
const codeIsGone = (problem: RecoveryProblem): RecoveryState => ({
  step: 'enter-code',
  ...sent,
  ticket: undefined,
  problem,
});
const afterAccount = (problem: RecoveryProblem): RecoveryState => ({
  step: 'enter-account',
  way: 'phone',
  problem,
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Phone: Story = {
  name: '身份信息：手机，空白；没有绑定过的人知道去找客服',
  play: async ({ args }) => {
    expect(await screen.findByText(/没有绑定过的，请联系客服/)).toBeVisible();
    await press('联系客服');
    expect(args.onService).toHaveBeenCalledOnce();
  },
};
export const PhoneFilled: Story = { name: '身份信息：手机，已填写', args: { initial: typed } };
export const Email: Story = {
  name: '身份信息：邮箱',
  args: { state: { step: 'enter-account', way: 'email' }, initial: typed },
};
export const SendingCode: Story = {
  name: '身份信息：正在发送验证码',
  args: { state: { step: 'sending-code', account: byPhone }, initial: typed },
};
export const Regions: Story = {
  name: '身份信息：选择国家或地区',
  args: { initial: { name: 'linqiao88', phone: '91234567' } },
  play: async ({ args }) => {
    await press('下一步');
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
    await userEvent.click(await screen.findByRole('combobox', { name: '国家或地区 中国大陆 +86' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索国家、地区或区号' }), '香港');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: '国家或地区 中国香港 +852' });
    expect(screen.queryByText('请输入正确的手机号')).not.toBeInTheDocument();
    await press('下一步');
    const target = '+852 91234567';
    await waitFor(() =>
      expect(args.onAccount).toHaveBeenCalledWith({ way: 'phone', name: 'linqiao88', target }, 'HK'),
    );
  },
};
export const RegionsLoading: Story = {
  name: '身份信息：国家和地区加载中',
  args: { regions: { ...regions, list: [mainland], status: 'loading' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '国家或地区 中国大陆 +86' }));
    await waitFor(() => expect(screen.getByText('正在加载国家和地区')).toBeVisible());
  },
};
export const RegionsFailed: Story = {
  name: '身份信息：国家和地区没能加载',
  args: { regions: { ...regions, list: [mainland], status: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '国家或地区 中国大陆 +86' }));
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(args.regions.retry).toHaveBeenCalledOnce();
  },
};
export const SaysWhatIsMissing: Story = {
  name: '身份信息：按钮说出缺什么',
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: '下一步' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('请先填写：用户名、手机号');
    await userEvent.click(next);
    expect(await screen.findByText('请输入用户名', { selector: '[role=alert]' })).toBeVisible();
    expect(screen.getByText('请输入手机号', { selector: '[role=alert]' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '用户名' })).toHaveFocus());
    expect(args.onAccount).not.toHaveBeenCalled();
  },
};
export const FollowsTheRules: Story = {
  name: '身份信息：号码要符合所选地区',
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), ' linqiao８８ ');
    const phone = screen.getByRole('textbox', { name: '手机号' });
    await userEvent.type(phone, '1280013806699');
    expect(phone).toHaveValue('12800138066');
    await press('下一步');
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.paste('138-0013 8066');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAccount).toHaveBeenCalledWith(byPhone, 'CN'));
  },
};
export const PastedPhones: Story = {
  name: '身份信息：粘贴 +86、+852 开头的号码也能看懂',
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
    const phone = screen.getByRole('textbox', { name: '手机号' });
    await userEvent.click(phone);
    await userEvent.paste('+86 138-0013-8066');
    expect(phone).toHaveValue('13800138066');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAccount).toHaveBeenCalledWith(byPhone, 'CN'));
    await userEvent.clear(phone);
    await userEvent.paste('00852 5123 4567');
    expect(phone).toHaveValue('51234567');
    expect(await screen.findByRole('combobox', { name: '国家或地区 中国香港 +852' })).toBeVisible();
  },
};
export const EmailRule: Story = {
  name: '身份信息：邮箱格式',
  args: { state: { step: 'enter-account', way: 'email' }, initial: { name: 'linqiao88' } },
  play: async ({ args }) => {
    const email = await screen.findByRole('textbox', { name: '邮箱' });
    await userEvent.type(email, 'linqiao@');
    await userEvent.tab();
    expect(await screen.findByText('请输入正确的邮箱')).toBeVisible();
    await userEvent.type(email, 'example.com{Enter}');
    await waitFor(() => expect(args.onAccount).toHaveBeenCalledWith(byEmail, 'CN'));
  },
};
export const TooSoon: Story = {
  name: '身份信息：60秒内已发送过',
  args: { state: afterAccount(refusal('sixty-second-limit')), initial: typed },
};
export const TooManyTries: Story = {
  name: '身份信息：该手机号次数已达上限',
  args: { state: afterAccount(refusal('max-phone-attempts')), initial: typed },
};
export const CaptchaFailed: Story = {
  name: '身份信息：滑块未通过',
  args: { state: afterAccount({ kind: 'captcha', problem: { stage: 'slider' } }), initial: typed },
};
export const Offline: Story = {
  name: '身份信息：网络断开',
  args: { state: afterAccount(called({ kind: 'offline' })), initial: typed },
};
export const LongMessage: Story = {
  name: '身份信息：很长的服务器消息',
  args: {
    state: afterAccount(refusal('warning', '为了您的账号安全，请联系在线客服核实身份后再试。'.repeat(5))),
    initial: typed,
  },
};

export const Code: Story = {
  name: '验证：倒计时；不说验证码已经发出，也不说账号存不存在',
  args: { state: enterCode(), resendIn: 58 },
  play: async () => {
    expect(await screen.findByText(/^如果该账号绑定了 \+86 13800138066/)).toBeVisible();
    expect(screen.getByText(/一直没收到？/)).toBeVisible();
    expect(screen.queryByText(/已发送/)).toBeNull();
  },
};
export const CodeAgain: Story = {
  name: '验证：可以重新获取',
  args: { state: enterCode() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新获取' }));
    expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const CodeByEmail: Story = {
  name: '验证：邮箱',
  args: { state: { step: 'enter-code', ...sent, account: byEmail }, resendIn: 31 },
};
export const CodePasted: Story = {
  name: '验证：粘贴即可',
  args: { state: enterCode(), resendIn: 58 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByLabelText('验证码', { selector: 'input' }));
    await userEvent.paste('验证码：１２３ 456');
    await press('下一步');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'));
  },
};
export const CodeWrong: Story = {
  name: '验证：验证码错误，清空并可以马上再填',
  args: { state: enterCode(refusal('authentication-code-error')), resendIn: 12 },
  play: async () => {
    const code = await screen.findByLabelText('验证码', { selector: 'input' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('');
  },
};
export const CodeExpired: Story = {
  name: '验证：验证码已失效',
  args: { state: codeIsGone(refusal('authentication-code-expired')) },
};
export const CodeLocked: Story = {
  name: '验证：错误太多，已锁定，重新获取或换一种方式',
  args: { state: codeIsGone(refusal('authentication-locked')) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新获取' }));
    expect(args.onResend).toHaveBeenCalledOnce();
    expect(screen.queryByText(/分钟内有效/)).not.toBeInTheDocument();
    await press('改用邮箱找回');
    expect(args.onWay).toHaveBeenCalledWith('email');
  },
};
export const CodeLockedCounting: Story = {
  name: '验证：已锁定，繁體，手机，倒计时中',
  args: { state: codeIsGone(refusal('authentication-locked')), resendIn: 42 },
  globals: { locale: 'zh-TW', width: '390' },
};
export const CodeResending: Story = {
  name: '验证：正在重新发送',
  args: { state: { step: 'resending-code', ...sent } },
};
export const CodeChecking: Story = {
  name: '验证：正在核对',
  args: { state: { step: 'checking-code', ...sent } },
};
export const CodeOffline: Story = {
  name: '验证：网络断开',
  args: { state: enterCode(called({ kind: 'offline' })) },
};

export const NewPassword: Story = {
  name: '新密码：空白',
  args: { state: { step: 'enter-password', ...sent } },
};
export const NewPasswordRules: Story = {
  name: '新密码：规则与两次一致',
  args: { state: { step: 'enter-password', ...sent } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('新密码'), 'abcdefgh');
    await userEvent.tab();
    expect(await screen.findByText('请输入8-12位字母+数字组合', { selector: '[role=alert]' })).toBeVisible();
    await userEvent.clear(screen.getByLabelText('新密码'));
    await userEvent.type(screen.getByLabelText('新密码'), 'abcd1234');
    await userEvent.type(screen.getByLabelText('确认新密码'), 'abcd1235');
    await press('确认修改');
    expect(await screen.findByText('两次输入的密码不一致，请重新输入')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('确认新密码'));
    await userEvent.type(screen.getByLabelText('确认新密码'), 'abcd1234{Enter}');
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith('abcd1234', 'abcd1234'));
  },
};
export const NewPasswordCommon: Story = {
  name: '新密码：太常见',
  args: {
    state: {
      step: 'enter-password',
      ...sent,
      problem: refusal('invalid-parameter', '这个密码太常见，容易被猜到，请换一个'),
    },
    initial: typed,
  },
};
export const Saving: Story = {
  name: '新密码：正在保存',
  args: { state: { step: 'saving-password', ...sent }, initial: typed },
};
export const Done: Story = {
  name: '完成：3秒后返回登录，页头隐藏',
  args: { state: { step: 'done', name: 'linqiao88' } },
  play: async ({ args }) => {
    expect(await screen.findByText('新密码已生效')).toBeVisible();
    expect(screen.queryByRole('list', { name: '找回密码的步骤' })).toBeNull();
    await press('立即登录');
    expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Traditional: Story = { name: '繁體', args: { initial: typed }, globals: { locale: 'zh-TW' } };
export const OnAPhone: Story = {
  name: '手机：验证',
  args: { state: enterCode(), resendIn: 58 },
  globals: { width: '390' },
};
