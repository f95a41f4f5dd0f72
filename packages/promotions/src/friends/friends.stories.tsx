import type { InvitationShape } from '@lobby/api-client/contract/act/promotion-shape';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PromotionView } from '../page/promotion.view.tsx';
import { sampleNow, sampleOwn, samplePromotion } from '../testing/sample-promotions.ts';
import { sampleRules } from '../testing/sample-rules.ts';

const day = 86_400_000;
type Friend = InvitationShape['friends'][number];

const friend = (name: string, change: Partial<Friend> = {}): Friend => ({
  ...{ name, registeredAt: sampleNow - 2 * day, until: sampleNow + 28 * day },
  ...{ state: 'registered', missing: ['bound-phone', 'deposit', 'turnover'], reason: '' },
  ...change,
});

const invitation = (friends: readonly Friend[], change: Partial<InvitationShape> = {}): InvitationShape => ({
  ...{ code: '7K3M9QXA', registered: friends.length, qualified: 0, gifts: '0', friends: [...friends] },
  ...change,
});

const invites = { name: '邀请好友', rule: sampleRules.friends } as const;
const shown = (of: InvitationShape | null, change: Parameters<typeof samplePromotion>[0] = {}) =>
  samplePromotion({
    ...invites,
    own: sampleOwn({ joinedAt: sampleNow - 3 * day, conditions: [], invitation: of }),
    ...change,
  });
const pending = [
  friend('z***3'),
  friend('h***y', { state: 'qualifying', missing: ['turnover'], until: sampleNow + day }),
];
const reached = (key: string) =>
  ({ key, unit: 'times', done: '1', need: '1', gift: '38', state: 'reached' }) as const;

const meta = {
  title: '优惠/邀请好友',
  component: PromotionView,
  parameters: { docs: { description: { component: '自己的邀请码、链接和二维码，来了谁，带来多少礼金。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    promotion: shown(invitation(pending)),
    ...{ isInvitation: true, isPaused: false, failure: undefined, isRetrying: false, now: sampleNow },
    joining: {
      ...{ isBusy: false, failure: undefined, heldUntil: 0, onCheck: fn(), onCancel: fn(), onJoin: fn() },
    },
    spinning: {
      ...{ isBusy: false, failure: undefined, spun: undefined, seen: () => undefined, onSpin: fn() },
    },
    ...{ onLogin: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof PromotionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: '好友还没有完成',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('7K3M 9QXA', {}, patient);
    await expect(canvas.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();
    await expect(canvas.getByText(`${location.origin}/home?icode=7K3M9QXA&register=1`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制邀请链接' })).toBeEnabled();
    const rows = within(canvas.getByRole('list', { name: '好友和进度' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/z\*\*\*3.*绑定手机、存款满 ¥100、体育、电竞的有效流水满 ¥500/);
    await expect(rows[1]).toHaveTextContent(/还要：体育、电竞的有效流水满 ¥500/);
    await expect(canvas.queryByRole('link', { name: '去领取' })).toBeNull();
  },
};
export const NoneCame: Story = {
  name: '还没有好友',
  args: { promotion: shown(invitation([])) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有好友注册', {}, patient);
  },
};
export const Qualified: Story = {
  name: '好友已达标',
  args: {
    promotion: shown(null, {
      own: sampleOwn({
        ...{
          joinedAt: sampleNow - 3 * day,
          conditions: [],
          steps: [reached('friend.1'), reached('friend.2')],
        },
        invitation: invitation(
          [
            friend('w***8', { state: 'waiting', missing: [] }),
            friend('k***n', { state: 'qualified', missing: [] }),
            friend('q***1', { state: 'qualified', missing: [] }),
          ],
          { qualified: 2, gifts: '76' },
        ),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('¥76', {}, patient);
    await expect(canvas.getAllByText('为您带来 ¥38')).toHaveLength(2);
    await expect(canvas.getByText('已全部完成。本月的 10 位已满，下个月计入。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去领取' })).toBeVisible();
  },
};
const reasons = [
  'self',
  'repeated',
  'expired',
  'account',
  'limit',
  'budget',
  'returned',
  'of-a-newer-platform',
];
export const Refused: Story = {
  name: '不计入的好友和原因',
  args: {
    promotion: shown(
      invitation(reasons.map((reason, at) => friend(`r***${at}`, { state: 'refused', missing: [], reason }))),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('与您本人的账号相同，不能邀请自己。', {}, patient);
    await expect(canvas.getByText('不符合活动规则。')).toBeVisible();
    await expect(canvas.getAllByText('不计入')).toHaveLength(reasons.length);
  },
};
export const Many: Story = {
  name: '好友很多',
  args: {
    promotion: shown(
      invitation(
        Array.from({ length: 50 }, (_, at) => friend(`m***${at % 10}`)),
        { registered: 1_288 },
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里显示最近注册的 50 位。', {}, patient);
    await expect(within(canvasElement).getByText('1,288')).toBeVisible();
  },
};
export const Visitor: Story = {
  name: '游客',
  args: { promotion: samplePromotion(invites) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '登录后参加' }, patient);
    await expect(canvas.queryByText('我的邀请')).toBeNull();
    await expect(canvas.getByText(/好友的设备、真实姓名和生日与您或已有账号相同的，不计入/)).toBeVisible();
  },
};
export const Ended: Story = {
  name: '已结束',
  args: { promotion: shown(invitation(pending), { endsAt: sampleNow - day }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^活动已结束，之后注册的好友不再计入/, {}, patient);
    await expect(within(canvasElement).queryByText('7K3M 9QXA')).toBeNull();
  },
};
export const None: Story = {
  name: '没有邀请活动',
  args: { promotion: null },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('目前没有邀请好友的活动', {}, patient);
  },
};
export const Paused: Story = { name: '暂停期间', args: { promotion: null, isPaused: true } };
export const Traditional: Story = {
  name: '繁體，名稱很長',
  globals: { locale: 'zh-TW' },
  args: {
    promotion: shown(invitation(pending), {
      name: '世界盃預選賽亞洲區第三階段邀請好友註冊額外贈送活動特別場'.repeat(2),
    }),
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
