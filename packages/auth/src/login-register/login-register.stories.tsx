import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import { putText } from '@lobby/ui-testing/put-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { AccessState } from './login-register.flow.ts';
import { LoginRegisterView } from './login-register.view.tsx';

const typed = { username: 'linqiao88', password: 'abcd1234', repeat: 'abcd1234', agree: true };

const meta = {
  title: '对话框/登录注册',
  component: LoginRegisterView,
  parameters: {
    docs: {
      description: {
        component: '登录与注册合在一个对话框里，用标签页切换；填写的内容在两页之间、失败之后都会保留。',
      },
    },
  },
  args: {
    state: { step: 'filling', way: 'login' },
    canRemember: true,
    onWay: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onForgetPassword: fn(),
    onForgot: fn(),
    onTerms: fn(),
    onPrivacy: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LoginRegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

const after = (way: 'login' | 'register', failure: ApiFailure): AccessState => ({
  step: 'filling',
  way,
  problem: { kind: 'call', failure },
});

const submitButton = () => screen.getByRole('button', { name: /^(登录|注册|登入|註冊)$/ });

export const Login: Story = { name: '登录：空白' };
export const LoginFilled: Story = { name: '登录：已填写', args: { initial: typed } };
export const LoginSubmitting: Story = {
  name: '登录：提交中',
  args: { state: { step: 'submitting', way: 'login' }, initial: typed },
};
export const LoginRemembered: Story = {
  name: '登录：已记住密码',
  args: { rememberedName: 'linqiao88' },
  play: async ({ args }) => {
    expect(await screen.findByDisplayValue('linqiao88')).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveAttribute('placeholder', '••••••••');
    expect(screen.getByText('已记住密码，可直接登录；取消勾选即删除')).toBeVisible();
    await userEvent.click(submitButton());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('checkbox', { name: '记住密码' }));
    expect(args.onForgetPassword).toHaveBeenCalledOnce();
  },
};
export const LoginCannotRemember: Story = { name: '登录：浏览器不能记住密码', args: { canRemember: false } };
export const LoginRefused: Story = {
  name: '登录：用户名或密码错误',
  args: { state: after('login', refused('invalid-credentials')), initial: typed },
};
export const LoginOffline: Story = {
  name: '登录：网络断开',
  args: { state: after('login', { kind: 'offline' }), initial: typed },
};
export const LoginTimeout: Story = {
  name: '登录：超时',
  args: { state: after('login', { kind: 'timeout', afterMs: 30_000 }), initial: typed },
};
export const LoginLongMessage: Story = {
  name: '登录：很长的服务器消息',
  args: {
    state: after(
      'login',
      refused('risky-login', { message: '本次登录存在风险，请先完成身份验证。'.repeat(6) }),
    ),
    initial: typed,
  },
};
export const CaptchaFailed: Story = {
  name: '登录：滑块没通过，可以改用图形验证',
  args: {
    state: { step: 'filling', way: 'login', problem: { kind: 'captcha', problem: { stage: 'slider' } } },
    initial: typed,
  },
  play: async ({ args }) => {
    expect(await screen.findByText('滑块验证未通过，请重试')).toHaveTextContent(/^2：/);
    await userEvent.click(screen.getByRole('button', { name: '改用图形验证' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), 'graphic'));
  },
};

export const Register: Story = { name: '注册：空白', args: { state: { step: 'filling', way: 'register' } } };
export const RegisterFilled: Story = {
  name: '注册：已填写',
  args: { state: { step: 'filling', way: 'register' }, initial: typed },
};
export const RegisterTaken: Story = {
  name: '注册：用户名已存在，什么都没丢',
  args: { state: after('register', refused('data-exists')), initial: typed },
  play: async () => {
    expect(await screen.findByText('该用户名已被注册，请换一个')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('linqiao88');
    expect(screen.getByLabelText('确认密码')).toHaveValue('abcd1234');
    expect(screen.getByRole('checkbox')).toBeChecked();
  },
};
export const RegisterSuspended: Story = {
  name: '注册：暂停服务',
  args: { state: after('register', refused('login-register-suspended-without-popup')), initial: typed },
};
export const RegisterSubmitting: Story = {
  name: '注册：提交中',
  args: { state: { step: 'submitting', way: 'register' }, initial: typed },
};
export const Entering: Story = {
  name: '注册：自动登录中',
  args: { state: { step: 'entering' }, initial: typed },
};
export const EnteringFailed: Story = {
  name: '注册：成功，但自动登录失败',
  args: {
    state: {
      step: 'filling',
      way: 'login',
      registered: true,
      problem: { kind: 'call', failure: { kind: 'offline' } },
    },
    initial: typed,
  },
};
export const Done: Story = { name: '完成', args: { state: { step: 'done' }, initial: typed } };

export const SaysWhatIsMissing: Story = {
  name: '规则：按钮说出缺什么，错误在字段旁边',
  args: { state: { step: 'filling', way: 'register' } },
  play: async ({ args }) => {
    const button = submitButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('请先填写：用户名、密码、确认密码、勾选同意条款');
    await userEvent.click(button);
    expect(await screen.findByText('用户名不能为空')).toBeVisible();
    expect(screen.getAllByText('密码不能为空')).toHaveLength(2);
    expect(screen.getByText('请同意规则与条款和隐私政策')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '用户名' })).toHaveFocus());
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FollowsTheRules: Story = {
  name: '规则：逐项检查，全角与空格自动整理',
  args: { state: { step: 'filling', way: 'register' } },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: '用户名' });
    await userEvent.type(name, '1abc');
    await userEvent.tab();
    expect(await screen.findByText('请输入4-11位字符，至少2位字母+数字组合，首位为字母')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, ' ｌｉｎ ８８abcdefghij');
    expect(name).toHaveValue('lin88abcdef');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd');
    await userEvent.tab();
    expect(await screen.findByText('请输入8-12位字母+数字组合', { selector: '[role=alert]' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('密码'), '1234');
    await userEvent.type(screen.getByLabelText('确认密码'), 'abcd1235');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(submitButton());
    expect(await screen.findByText('两次输入的密码不一致')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('确认密码'));
    await userEvent.type(screen.getByLabelText('确认密码'), 'abcd1234{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ username: 'lin88abcdef', password: 'abcd1234', agree: true }),
        undefined,
      ),
    );
  },
};

export const LetsComposingFinish: Story = {
  name: '输入法：组字时不截断、不判断',
  args: { state: { step: 'filling', way: 'register' } },
  play: async () => {
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '用户名' });
    name.focus();
    const compose = (text: string) => putText(name, text, { isComposing: true });
    name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose("lin'qiao'ba'ba'ba");
    await waitFor(() => expect(name).toHaveValue("lin'qiao'ba'ba'ba"));
    compose('林桥８８');
    name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await waitFor(() => expect(name).toHaveValue('林桥88'));
  },
};

export const TermsKeepTheForm: Story = {
  name: '条款：从勾选框打开，不改变勾选',
  args: { state: { step: 'filling', way: 'register' }, initial: { ...typed, agree: false } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '《规则与条款》' }));
    await userEvent.click(screen.getByRole('button', { name: '《隐私政策》' }));
    expect(args.onTerms).toHaveBeenCalledOnce();
    expect(args.onPrivacy).toHaveBeenCalledOnce();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  },
};

export const ForgotPassword: Story = {
  name: '忘记密码：带着已填的用户名去找回',
  args: { initial: { username: 'linqiao88' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '忘记密码？' }));
    expect(args.onForgot).toHaveBeenCalledWith('linqiao88');
  },
};

export const ShowsPassword: Story = {
  name: '密码：显示与隐藏',
  args: { initial: typed },
  play: async () => {
    const password = await screen.findByLabelText('密码');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: /显示密码/ }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};

export const Traditional: Story = {
  name: '繁體：註冊',
  args: { state: { step: 'filling', way: 'register' } },
  globals: { locale: 'zh-TW' },
};

export const Phone: Story = {
  name: '手机：注册',
  args: { state: { step: 'filling', way: 'register' } },
  globals: { width: '390' },
};
