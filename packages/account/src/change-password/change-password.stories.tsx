import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { askedFor, asking } from '../testing/sample-codes.ts';
import { noPasskey, withPasskey } from '../testing/sample-passkeys.ts';
import type { ChangePasswordState } from './change-password.flow.ts';
import { ChangePasswordView } from './change-password.view.tsx';

const meta = {
  title: '对话框/修改登录密码',
  component: ChangePasswordView,
  parameters: {
    docs: {
      description: {
        component: '填写原密码与新密码；绑定了手机或邮箱时还需要验证码。修改后其他设备退出登录。',
      },
    },
  },
  args: {
    state: { step: 'entering' },
    name: 'linqiao88',
    bound: { phone: '', email: '' },
    code: asking(),
    passkey: noPasskey,
    onVia: fn(),
    onSubmit: fn(),
    onEdit: fn(),
    onService: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangePasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = { phone: '+86 138****8066', email: 'l***@example.com' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
async function fill(old: string, password: string, repeat = password) {
  await type('原密码', old);
  await type('新密码', password);
  await type('确认新密码', repeat);
}
const failed = (failure: ApiFailure): ChangePasswordState => ({ step: 'entering', via: 'phone', failure });

export const NothingBound: Story = {
  name: '没有绑定：只需原密码',
  play: async ({ args }) => {
    await fill('play8888', 'play8888', 'play888');
    await press('确认修改');
    expect(await screen.findByText('新密码不能与原密码相同')).toBeVisible();
    expect(screen.getByText('两次输入的密码不一致，请重新输入')).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('新密码'));
    await type('新密码', 'better2026');
    await userEvent.clear(screen.getByLabelText('确认新密码'));
    await type('确认新密码', 'better2026{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { old: 'play8888', password: 'better2026', repeat: 'better2026', code: '' },
        undefined,
      ),
    );
  },
};
export const ByPhone: Story = {
  name: '绑定了手机与邮箱：需要验证码',
  args: { bound: both, state: { step: 'entering', via: 'phone' }, code: { ...asking(), want: fn() } },
  play: async ({ args }) => {
    await fill('play8888', 'better2026');
    await press('确认修改');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    await press('获取验证码');
    expect(args.code.want).toHaveBeenCalledWith('sms', { to: 'phone' });
    await userEvent.click(screen.getByRole('radio', { name: '邮箱验证' }));
    expect(args.onVia).toHaveBeenCalledWith('email');
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ByPasskey: Story = {
  name: '用通行密钥验证：不需要验证码',
  args: { bound: both, passkey: withPasskey, state: { step: 'entering', via: 'passkey' } },
  play: async ({ args }) => {
    await fill('play8888', 'better2026');
    await press('确认修改');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
export const Sent: Story = {
  name: '验证码已发送到邮箱',
  args: {
    bound: { ...both, phone: '' },
    state: { step: 'entering', via: 'email' },
    code: askedFor({ to: 'email' }, 'email'),
  },
};
export const OldWrong: Story = {
  name: '原密码不正确，显示在原密码旁',
  args: {
    bound: both,
    state: failed(refused('password-check-failure', { data: { reason: 'old-password-wrong' } })),
    code: askedFor({ to: 'phone' }),
  },
  play: async () => {
    expect(await screen.findByText(/^原密码不正确/)).toBeVisible();
    expect(screen.getByLabelText('原密码')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Common: Story = {
  name: '新密码太常见',
  args: {
    bound: both,
    state: failed(refused('invalid-parameter', { data: { reason: 'common-password' } })),
    code: askedFor({ to: 'phone' }),
  },
};
export const WrongCode: Story = {
  name: '验证码错误',
  args: {
    bound: both,
    state: failed(refused('authentication-code-error')),
    code: askedFor({ to: 'phone' }),
  },
};
export const TooOften: Story = {
  name: '试得太多',
  args: { bound: both, state: failed(refused('frequent-submission')), code: askedFor({ to: 'phone' }) },
};
export const Saving: Story = {
  name: '保存中',
  args: { bound: both, state: { step: 'saving', via: 'phone' }, code: askedFor({ to: 'phone' }) },
};
export const OnAPhone: Story = {
  name: '手机：繁體',
  args: { bound: both, state: { step: 'entering', via: 'phone' } },
  globals: { width: '390', locale: 'zh-TW' },
};
export const Done: Story = { name: '已修改，对话框随即关闭', args: { state: { step: 'changed' } } };
