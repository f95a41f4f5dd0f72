import { paths } from '@lobby/feature';
import { newAccount, sampleAccount, sampleNow } from '@lobby/verification/testing/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecurityView } from './security.view.tsx';

const meta = {
  title: '页面/安全与绑定',
  component: SecurityView,
  parameters: {
    house: { path: paths.mine.auth() },
    docs: {
      description: {
        component: '手机、邮箱、真实姓名与登录密码的状态和用途，以及登录设备与安全记录的入口。',
      },
    },
  },
  args: {
    account: sampleAccount(),
    failure: undefined,
    isRetrying: false,
    now: sampleNow,
    returns: false,
    onRetry: fn(),
    onBind: fn(),
    onRealName: fn(),
    onPassword: fn(),
    onDevices: fn(),
  },
} satisfies Meta<typeof SecurityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: '全部已绑定',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '更换 手机号' }));
    await expect(args.onBind).toHaveBeenCalledWith('phone');
    await userEvent.click(page.getByRole('button', { name: '修改 登录密码' }));
    await expect(args.onPassword).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: '查看 安全记录' }));
    await expect(args.onDevices).toHaveBeenCalledWith('security-log');
    await expect(page.queryByRole('button', { name: /真实姓名/ })).toBeNull();
    await expect(page.queryByText('暂时不能取款')).toBeNull();
  },
};
export const NewMember: Story = {
  name: '刚注册的会员',
  args: { account: newAccount },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '绑定 邮箱' }));
    await expect(args.onBind).toHaveBeenCalledWith('email');
    await userEvent.click(page.getByRole('button', { name: '绑定 真实姓名' }));
    await expect(args.onRealName).toHaveBeenCalledOnce();
  },
};
export const Held: Story = {
  name: '更换后24小时内不能取款',
  args: {
    account: sampleAccount({ profile: { withdrawalsHeldUntil: sampleNow + 23 * 3_600_000 + 90_000 } }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/还剩 23小时2分钟/)).toBeVisible();
  },
};
export const SentHere: Story = {
  name: '从需要绑定的页面过来',
  args: { account: newAccount, returns: true },
};
export const NoDevices: Story = {
  name: '站点没有登录设备功能',
  args: { onDevices: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '修改 登录密码' });
    await expect(page.queryByText('登录设备')).toBeNull();
  },
};
export const LongTexts: Story = {
  name: '很长的资料',
  args: {
    account: sampleAccount({
      info: {
        realName: '阿卜杜拉*****************',
        email: 'wwwwwwwwwwwwwwwwwww***@wwwwwwwwwwwwwwwwww.example.com',
      },
    }),
  },
  globals: { width: '390' },
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
