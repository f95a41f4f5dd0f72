import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleNow } from '../../testing/sample-accounts.ts';
import { sampleConfirmed } from '../../testing/sample-confirmed.ts';
import { WithdrawalPasswordView } from './withdrawal-password.view.tsx';

const meta = {
  title: '对话框/取款密码',
  component: WithdrawalPasswordView,
  parameters: {
    docs: { description: { component: '设置、修改或重设6位数字的取款密码，用验证码或通行密钥确认。' } },
  },
  args: { ...sampleConfirmed({ isSent: true }), does: 'set', now: sampleNow, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof WithdrawalPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (label: string, digits: string) =>
  userEvent.type(await screen.findByLabelText(label), digits);
const wrong = (reason: string, data: object = {}) =>
  sampleConfirmed({ isSent: true, failure: refused('invalid-parameter', { data: { reason, ...data } }) });

export const First: Story = {
  name: '第一次设置：太简单的不收',
  play: async ({ args }) => {
    await type('新取款密码', '123456');
    await type('确认取款密码', '123457');
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('取款密码过于简单，请换一个')).toBeVisible();
    expect(screen.getByText('两次输入的取款密码不一致')).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('新取款密码'));
    await type('新取款密码', '６１８033x');
    await userEvent.clear(screen.getByLabelText('确认取款密码'));
    await type('确认取款密码', '618033');
    await userEvent.click(screen.getAllByRole('textbox', { name: '验证码' })[0] as HTMLElement);
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        old: '',
        password: '618033',
        repeat: '618033',
        code: '123456',
      }),
    );
  },
};
export const Change: Story = { name: '修改', args: { does: 'change' } };
export const WrongOld: Story = {
  name: '原密码不对，还剩3次',
  args: { does: 'change', ...wrong('withdrawal-password-wrong', { triesLeft: 3 }) },
};
export const Locked: Story = {
  name: '输错太多，已锁定',
  args: {
    does: 'change',
    ...wrong('withdrawal-password-locked', { lockedUntil: sampleNow + 3 * 3_600_000 }),
  },
  play: async () => {
    expect(await screen.findByText(/请在 3小时后（.*）再试/)).toBeVisible();
  },
};
export const Reset: Story = { name: '忘记密码', args: { does: 'reset' } };
export const Known: Story = {
  name: '与生日或手机尾号相同',
  args: wrong('withdrawal-password-trivial'),
};
export const Saving: Story = { name: '正在保存', args: sampleConfirmed({ isSent: true, isSaving: true }) };
