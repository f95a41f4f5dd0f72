import { paths } from '@lobby/feature';
import { sampleNow } from '@lobby/verification/testing/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { maxPasskeys, PasskeysView } from './passkeys.view.tsx';

const phone = { id: 'p1', device: 'Safari · iPhone', addedAt: sampleNow - 86_400_000, usedAt: 0 };
const desktop = { id: 'p2', device: 'Chrome · Windows', addedAt: sampleNow, usedAt: sampleNow + 60_000 };

const meta = {
  title: '页面/通行密钥',
  component: PasskeysView,
  parameters: {
    house: { path: paths.mine.auth() },
    docs: { description: { component: '会员的通行密钥：在哪台设备添加、何时使用，添加与移除。' } },
  },
  args: {
    passkeys: [desktop, phone],
    failure: undefined,
    isRetrying: false,
    isSupported: true,
    isReachable: true,
    onRetry: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PasskeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '有通行密钥',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '移除 Safari · iPhone' }));
    await expect(args.onRemove).toHaveBeenCalledWith(phone);
    await userEvent.click(page.getByRole('button', { name: '添加通行密钥' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(page.getByText('尚未使用')).toBeVisible();
  },
};
export const None: Story = { name: '没有通行密钥', args: { passkeys: [] } };
export const NothingBound: Story = {
  name: '没有绑定手机与邮箱：不能添加',
  args: { passkeys: [], isReachable: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('请先绑定手机号或邮箱，再添加通行密钥。')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
export const Full: Story = {
  name: '已有10个',
  args: { passkeys: Array.from({ length: maxPasskeys }, (_, n) => ({ ...phone, id: `p${n}`, device: '' })) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('已添加10个通行密钥，请先移除不用的。')).toBeVisible();
    await expect(page.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  },
};
export const Unsupported: Story = {
  name: '浏览器不支持：仍可移除',
  args: { isSupported: false },
  globals: { width: '390' },
};
export const UnsupportedAndNone: Story = {
  name: '浏览器不支持，也没有：不显示',
  args: { isSupported: false, passkeys: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('通行密钥')).toBeNull();
  },
};
export const Waiting: Story = { name: '加载中', args: { passkeys: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { passkeys: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
