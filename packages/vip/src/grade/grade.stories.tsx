import { refused } from '@lobby/api-client/testing';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleGrades, sampleGrant, sampleNow, sampleStanding, sampleWeek } from '../testing/sample-vip.ts';
import { GradeView } from './grade.view.tsx';

const vip = { standing: sampleStanding(), week: sampleWeek(), grades: sampleGrades, keepDays: 90 };

const meta = {
  title: '会员/我的VIP',
  component: GradeView,
  parameters: {
    docs: { description: { component: '会员查看自己的等级、升级与保级还差多少，并领取礼金。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    vip,
    failure: undefined,
    isRetrying: false,
    now: sampleNow,
    claim: { step: 'idle' },
    onRetry: fn(),
    onClaim: fn(),
    onRepeat: fn(),
  },
} satisfies Meta<typeof GradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const canvasOf = (element: HTMLElement) => within(element);

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement, args }) => {
    const canvas = canvasOf(canvasElement);
    await canvas.findByText('再累计 ¥112,400 有效投注，升到 VIP 4', {}, patient);
    await canvas.findByText('2027-02-22 前再累计 ¥3,100 有效投注，保住 VIP 3；不足时降到 VIP 2');
    await expect(canvas.queryByText(/将降到 VIP 2/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '领取升级礼金 VIP 3' }));
    await expect(args.onClaim).toHaveBeenCalledWith('vip-promotion:8123:3');
  },
};
export const FallingSoon: Story = {
  name: '即将降级',
  args: { vip: { ...vip, standing: sampleStanding({ keepUntil: sampleNow + 6 * 86_400_000 }) } },
  play: async ({ canvasElement }) => {
    const canvas = canvasOf(canvasElement);
    await canvas.findByText(/2026-11-30 .*将降到 VIP 2/, {}, patient);
    await canvas.findByText(/还需 ¥3,100 有效投注才能保住 VIP 3，剩余 6 天。/);
  },
};
export const FallingToday: Story = {
  name: '今天降级',
  args: { vip: { ...vip, standing: sampleStanding({ keepUntil: sampleNow + 3_600_000 }) } },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText(/今天截止。/, {}, patient);
  },
};
export const Newcomer: Story = {
  name: '新会员，还没有礼金',
  args: {
    vip: {
      ...vip,
      standing: sampleStanding({ grade: 0, turnover: '0', kept: '0', keepUntil: 0, grants: [] }),
      week: sampleWeek({ need: '0', gift: '0', turnover: '0' }),
    },
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('还没有礼金', {}, patient);
    await canvasOf(canvasElement).findByText('从 VIP 1 起有周礼金。');
  },
};
export const Highest: Story = {
  name: '最高等级，已保级',
  args: {
    vip: {
      ...vip,
      standing: sampleStanding({
        grade: 10,
        turnover: '176000000',
        kept: '31000000',
        keepUntil: sampleNow + 6 * 86_400_000,
      }),
      week: sampleWeek({ need: '15000000', gift: '6888', turnover: '16000000' }),
    },
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('您已是最高等级', {}, patient);
    await canvasOf(canvasElement).findByText('VIP 10 已保级，下一个保级期从 2026-11-30 开始');
  },
};
export const Birthday: Story = {
  name: '生日当天',
  args: {
    vip: {
      ...vip,
      standing: sampleStanding({
        birthday: {
          ...{ gift: '58', id: 'birthday:8123:2026' },
          conditions: sampleStanding().birthday.conditions.map(one => ({ ...one, isMet: true })),
        },
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const button = await canvasOf(canvasElement).findByRole('button', { name: '领取生日礼金 ¥58' }, patient);
    await userEvent.click(button);
    await expect(args.onClaim).toHaveBeenCalledWith('birthday:8123:2026');
  },
};
export const Claiming: Story = {
  name: '正在领取',
  args: { claim: { step: 'sending', request: { id: 'vip-promotion:8123:3', operationId: 'a' } } },
  play: async ({ canvasElement }) => {
    const other = await canvasOf(canvasElement).findByRole(
      'button',
      { name: '领取周礼金（2026-11-16 起的一周）' },
      patient,
    );
    await expect(other).toBeDisabled();
  },
};
export const Unknown: Story = {
  name: '结果未知',
  args: { claim: { step: 'unknown', request: { id: 'vip-promotion:8123:3', operationId: 'a' }, tries: 2 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await canvasOf(canvasElement).findByRole('button', { name: '立即核对' }, patient));
    await expect(args.onRepeat).toHaveBeenCalled();
  },
};
export const Claimed: Story = {
  name: '已到账',
  args: { claim: { step: 'done', answer: sampleGrant({ claimedAt: sampleNow }) } },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('¥88 已进入可用余额', {}, patient);
  },
};
export const Refused: Story = {
  name: '领取失败',
  args: {
    claim: {
      step: 'idle',
      failure: refused('warning', { data: { reason: 'grant-expired' } }),
    },
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('领取时间已过，这份礼金不能再领取', {}, patient);
  },
};
export const Paused: Story = {
  name: '暂停期间',
  args: {
    vip: {
      ...vip,
      standing: sampleStanding({
        pause: { kind: 'time-out', since: sampleNow, until: sampleNow + 86_400_000, endsAt: null },
        ...{ turnover: '0', kept: '0', keepUntil: 0, grants: [] },
        birthday: { gift: '0', id: '', conditions: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText(/暂停或自我排除期间不发放、不显示礼金/, {}, patient);
    await expect(canvasOf(canvasElement).queryByText(/升到 VIP/)).toBeNull();
    await expect(canvasOf(canvasElement).queryByRole('heading', { name: '礼金' })).toBeNull();
  },
};
export const AllClaimed: Story = {
  name: '都已领取',
  args: {
    vip: {
      ...vip,
      standing: sampleStanding({ grants: [sampleGrant({ claimedAt: sampleNow - 86_400_000 })] }),
    },
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('2026-11-23 已领取', {}, patient);
    await expect(canvasOf(canvasElement).queryByRole('button', { name: /^领取/ })).toBeNull();
  },
};
export const Loading: Story = { name: '加载中', args: { vip: undefined, isRetrying: true } };
export const Failed: Story = {
  name: '加载失败',
  args: { vip: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement).findByText('VIP 等级没有加载成功', {}, patient);
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
