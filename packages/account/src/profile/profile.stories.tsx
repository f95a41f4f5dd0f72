import { paths } from '@lobby/feature';
import { WithPages } from '@lobby/ui-testing/stories';
import { newAccount, sampleAccount } from '@lobby/verification/testing/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProfileView } from './profile.view.tsx';

const meta = {
  title: '页面/个人资料',
  component: ProfileView,
  parameters: {
    house: { path: paths.mine.userInfo() },
    docs: {
      description: {
        component:
          '头像、性别、生日、注册时间，以及打了掩码的姓名、手机与邮箱，每次只显示一项；另有安全等级。',
      },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    account: sampleAccount(),
    failure: undefined,
    isRetrying: false,
    reveal: { step: 'hidden' },
    gender: {},
    onRetry: fn(),
    onReveal: fn(),
    onGender: fn(),
    onAvatar: fn(),
    onBirthday: fn(),
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: '资料齐全',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '显示完整的手机号' }));
    await expect(args.onReveal).toHaveBeenCalledWith('phone');
    await userEvent.click(page.getByRole('radio', { name: '男' }));
    await expect(args.onGender).toHaveBeenCalledWith('male');
    await userEvent.click(page.getByRole('button', { name: '更换头像' }));
    await expect(args.onAvatar).toHaveBeenCalledOnce();
    await expect(page.getByRole('link', { name: '修改 手机号' })).toHaveAttribute('href', '/mine/auth');
    await expect(page.queryByRole('button', { name: '设置 生日' })).toBeNull();
  },
};
export const NewMember: Story = {
  name: '刚注册的会员',
  args: { account: newAccount },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '设置 生日' }));
    await expect(args.onBirthday).toHaveBeenCalledOnce();
    await expect(page.queryByRole('button', { name: /^显示完整/ })).toBeNull();
    await expect(page.getByText('年满 21 岁，只能设置一次')).toBeVisible();
  },
};
export const NoAuthPage: Story = {
  name: '站点没有绑定页',
  args: { account: newAccount },
  decorators: [
    Story => (
      <WithPages without={[paths.mine.auth()]}>
        <Story />
      </WithPages>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '去设置 填写生日' });
    await expect(page.queryByRole('link', { name: /绑定/ })).toBeNull();
  },
};
export const Revealed: Story = {
  name: '显示手机号',
  args: { reveal: { step: 'shown', key: 'phone', sealed: 'sealed-phone', value: '+86 13800001111' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('+86 13800001111')).toBeVisible();
    await expect(page.getByRole('button', { name: '隐藏手机号' })).toBeVisible();
    await expect(page.getByText('l***@example.com')).toBeVisible();
  },
};
export const Revealing: Story = { name: '正在解密', args: { reveal: { step: 'asking', key: 'realName' } } };
export const RevealFailed: Story = {
  name: '解密失败',
  args: { reveal: { step: 'failed', key: 'email', failure: { kind: 'offline' } } },
};
export const GenderFailed: Story = {
  name: '性别保存失败',
  args: { gender: { failure: { kind: 'timeout', afterMs: 30_000 } } },
};
export const LongTexts: Story = {
  name: '很长的资料',
  args: {
    account: sampleAccount({
      info: {
        name: 'wwwwwwwwwww',
        realName: '阿卜杜拉*****************',
        email: 'wwwwwwwwwwwwwwwwwww***@wwwwwwwwwwwwwwwwww.example.com',
      },
    }),
  },
};
export const Waiting: Story = { name: '加载中', args: { account: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { account: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
