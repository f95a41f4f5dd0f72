import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AvatarsView } from './avatars.view.tsx';

const ids = Array.from({ length: 24 }, (_, at) => `a${String(at + 1).padStart(2, '0')}`);

const meta = {
  title: '对话框/选择头像',
  component: AvatarsView,
  parameters: {
    docs: { description: { component: '会员从二十四个生肖头像里选一个，按下按钮后更换。' } },
  },
  args: {
    state: { step: 'choosing' },
    current: 'a05',
    ids,
    failure: undefined,
    onRetry: fn(),
    onChoose: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AvatarsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '当前头像',
  play: async ({ args }) => {
    expect(await screen.findByRole('radio', { name: '龙，款式 1' })).toBeChecked();
    const use = screen.getByRole('button', { name: '使用这个头像' });
    expect(use).toHaveAccessibleDescription('当前正在使用这个头像');
    await userEvent.click(use);
    expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '虎，款式 2' }));
    expect(args.onChoose).toHaveBeenCalledWith('a15');
  },
};
export const Chosen: Story = {
  name: '选了另一个',
  args: { state: { step: 'choosing', chosen: 'a15' } },
  play: async ({ args }) => {
    expect(await screen.findByRole('radio', { name: '虎，款式 2' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '使用这个头像' }));
    expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { name: '保存中', args: { state: { step: 'saving', chosen: 'a15' } } };
export const SaveFailed: Story = {
  name: '保存失败',
  args: { state: { step: 'choosing', chosen: 'a15', failure: { kind: 'offline' } } },
};
export const Saved: Story = { name: '保存之后', args: { state: { step: 'saved' } } };
export const Waiting: Story = { name: '加载中', args: { ids: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { ids: undefined, failure: { kind: 'offline' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const None: Story = { name: '没有头像', args: { ids: [] } };
export const UnknownToo: Story = {
  name: '平台有我们画不出的头像',
  args: { ids: ['a01', 'z99', 'a02'] },
  play: async () => {
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  },
};
