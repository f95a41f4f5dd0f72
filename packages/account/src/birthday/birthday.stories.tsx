import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { BirthdayView } from './birthday.view.tsx';

const meta = {
  title: '对话框/设置生日',
  component: BirthdayView,
  parameters: {
    docs: {
      description: {
        component: '会员填写一次生日，须满品牌所在市场规定的年龄；保存前再确认一次，因为之后不能修改。',
      },
    },
  },
  args: {
    state: { step: 'entering', value: '' },
    now: Date.parse('2026-11-20T20:41:07+08:00'),
    onEnter: fn(),
    onEdit: fn(),
    onReturn: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BirthdayView>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (birthday: string) =>
  fireEvent.change(await screen.findByLabelText('生日'), { target: { value: birthday } });

export const Entering: Story = {
  name: '填写',
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: '下一步' });
    await userEvent.click(next);
    expect(await screen.findByText('请选择生日')).toBeVisible();
    await enter('2005-11-21');
    await userEvent.click(next);
    expect(await screen.findByText('未满 21 岁，不能参与游戏')).toBeVisible();
    expect(args.onEnter).not.toHaveBeenCalled();
    await enter('2005-11-20');
    await userEvent.click(next);
    expect(args.onEnter).toHaveBeenCalledWith('2005-11-20');
  },
};
export const Asking: Story = {
  name: '再确认一次',
  args: { state: { step: 'asking', value: '1990-05-01' } },
  play: async ({ args }) => {
    expect(await screen.findByText('确认生日是 1990 年 5 月 1 日？')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '返回更正' }));
    expect(args.onReturn).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = {
  name: '保存中',
  args: { state: { step: 'saving', value: '1990-05-01' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '返回更正' }));
    expect(args.onReturn).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  },
};
export const Refused: Story = {
  name: '平台拒绝，填写的内容还在',
  args: {
    state: {
      step: 'entering',
      value: '1990-05-01',
      failure: refused('data-exists', { message: '生日已设置，不能修改' }),
    },
  },
  play: async () => {
    expect(await screen.findByText('生日已设置，不能修改')).toBeVisible();
    expect(screen.getByLabelText('生日')).toHaveValue('1990-05-01');
  },
};
export const OfflineOnSaving: Story = {
  name: '保存时断网',
  args: { state: { step: 'entering', value: '1990-05-01', failure: { kind: 'offline' } } },
};
export const Saved: Story = { name: '保存之后', args: { state: { step: 'saved' } } };
