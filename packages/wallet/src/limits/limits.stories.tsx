import { refused } from '@lobby/api-client/testing';
import { hour } from '@lobby/calendar';
import { paths } from '@lobby/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LimitsView, type LimitsViewProps } from './limits.view.tsx';
import type { Change, Limit, MemberLimits } from './limits-types.ts';

const now = Date.UTC(2026, 10, 25, 2);

const limit = (kind: Limit['kind'], period: Limit['period'], more: Partial<Limit> = {}): Limit => ({
  kind,
  period,
  amount: '',
  used: '0',
  remaining: '',
  resetsAt: now + 14 * hour,
  pending: null,
  ...more,
});
const info: MemberLimits = {
  limits: [
    limit('deposit', 'day', { amount: '1000', used: '600', remaining: '400' }),
    limit('deposit', 'week'),
    limit('deposit', 'month'),
    limit('loss', 'day'),
    limit('loss', 'week', { amount: '500', used: '-20', remaining: '520' }),
    limit('loss', 'month'),
  ],
  reminderMinutes: 0,
  session: { since: now - 1.5 * hour, net: '-120.5' },
  pause: null,
};
const withFirst = (more: Partial<Limit>): MemberLimits => ({
  ...info,
  limits: info.limits.map((each, n) => (n === 0 ? { ...each, ...more } : each)),
});

const meta = {
  title: '页面/理性娱乐',
  component: LimitsView,
  parameters: {
    house: { path: paths.mine.limits() },
    docs: { description: { component: '存款与亏损限额、短期暂停与自我排除；金额自由填写，不给预设。' } },
  },
  args: {
    info,
    failure: undefined,
    isRetrying: false,
    now,
    state: [],
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof LimitsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reminder: Story = {
  name: '设定登录时长提醒',
  args: { info: { ...info, reminderMinutes: 30 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '登录时长提醒' }));
    await userEvent.click(await screen.findByRole('option', { name: '每60分钟' }));
    expect(args.onChange).toHaveBeenCalledWith({ act: 'remind', minutes: 60 });
  },
};
export const ReminderRefused: Story = {
  name: '提醒没有保存',
  args: {
    state: [{ step: 'refused', change: { act: 'remind', minutes: 60 }, failure: refused('system-busy') }],
  },
};

const change = { act: 'set', kind: 'deposit', period: 'day', amount: '800' } as const;

export const Filled: Story = {
  name: '填写限额',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/剩余 ¥400/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: '每周存款限额（元）' });
    await expect(field).not.toBeRequired();
    const loud = () =>
      canvas.getAllByRole('button', { name: '保存' }).filter(({ dataset }) => dataset.variant === 'primary');
    await expect(loud()).toEqual([]);
    await userEvent.type(field, '0{Enter}');
    await expect(await canvas.findByText('金额须大于0')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '３０００');
    await expect(loud().map(button => button.closest('form'))).toEqual([field.closest('form')]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      act: 'set',
      kind: 'deposit',
      period: 'week',
      amount: '3000',
    });
  },
};
export const Session: Story = {
  name: '本次登录',
  async play({ canvasElement }) {
    const session = within(await within(canvasElement).findByRole('region', { name: '本次登录' }));
    await expect(session.getByText('1小时30分')).toBeVisible();
    await expect(session.getByText('-¥120.50')).toBeVisible();
  },
};
export const Saved: Story = { name: '已保存', args: { state: [{ step: 'saved', change }] } };
/** Asks for more, as the page and the platform do; with every key another answer comes. */
function Raised(args: LimitsViewProps) {
  const [asked, ask] = useState<Change>();
  const [late, answer] = useState(0);
  const pending = { amount: '2000', confirmableAt: now + 24 * hour + late, voidAt: now + 192 * hour };
  return (
    <div onInput={() => answer(late + 1)}>
      <LimitsView
        {...args}
        info={asked ? withFirst({ pending }) : info}
        state={asked ? [{ step: 'saved', change: asked }] : []}
        onChange={ask}
      />
    </div>
  );
}
export const RaiseAsked: Story = {
  name: '申请提高：输入框仍是生效的限额，焦点不丢',
  render: args => <Raised {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '每日存款限额（元）' });
    await userEvent.clear(field);
    await userEvent.type(field, '2000{Enter}');
    await expect(await canvas.findByText('申请已提交，确认之前仍按原限额。')).toBeVisible();
    await expect(field).toHaveValue('1,000');
    await expect(field).toHaveFocus();
    // What is typed next is not taken away by an answer that comes now.
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('10,005');
  },
};
export const Saving: Story = { name: '正在保存', args: { state: [{ step: 'saving', change }] } };
export const PauseBehindASave: Story = {
  name: '限额还在保存时开始自我排除',
  args: { state: [{ step: 'saving', change }] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '自我排除' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '开始' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定开始' }));
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'exclude', months: 6 });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const PauseWaits: Story = {
  name: '自我排除正在提交',
  args: {
    state: [
      { step: 'saving', change },
      { step: 'saving', change: { act: 'exclude', months: 6 } },
    ],
  },
  async play({ canvasElement }) {
    const begin = await within(canvasElement).findByRole('button', { name: '开始' });
    await expect(begin).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  name: '没有保存',
  args: {
    state: [{ step: 'refused', change, failure: refused('warning', { data: { reason: 'raise-not-due' } }) }],
  },
};
export const RaiseWaits: Story = {
  name: '提高限额等待中',
  args: {
    info: withFirst({ pending: { amount: '2000', confirmableAt: now + hour, voidAt: now + 169 * hour } }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('已申请提高到 ¥2,000，北京时间 2026-11-25 11:00:00 起可以确认。'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认修改' })).toBeNull();
  },
};
export const RemovalDue: Story = {
  name: '取消限额待确认',
  args: { info: withFirst({ pending: { amount: '', confirmableAt: now, voidAt: now + 168 * hour } }) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '确认修改' }));
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'confirm', kind: 'deposit', period: 'day' });
  },
};
export const BeginPause: Story = {
  name: '开始暂停',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const begin = await canvas.findByRole('button', { name: '开始' });
    await userEvent.click(begin);
    await expect(await canvas.findByText('请先勾选')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '自我排除' }));
    await userEvent.click(canvas.getByRole('radio', { name: '1年' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(begin);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: '确定开始' }));
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'exclude', months: 12 });
  },
};
export const TimeOut: Story = {
  name: '短期暂停中',
  args: { info: { ...info, pause: { kind: 'time-out', since: now, until: now + 24 * hour, endsAt: null } } },
};
export const ExclusionOver: Story = {
  name: '自我排除到期',
  args: { info: { ...info, pause: { kind: 'exclusion', since: 0, until: now, endsAt: null } } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '申请解除' }));
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'endExclusion' });
  },
};
export const Loading: Story = { name: '加载中', args: { info: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { info: undefined, failure: refused('server-error') },
};
