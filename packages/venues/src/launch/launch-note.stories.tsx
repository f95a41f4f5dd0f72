import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { LaunchState } from './launch.flow.ts';
import { LaunchNote } from './launch-note.tsx';

const wanted = { enName: 'JXDZ', gameCode: 'lion-pearl', name: '狮子戏珠', isTrial: false };
const at = { wanted, place: 'frame' } as const;
const ways = { enter: fn(), retry: fn(), enterDirectly: fn(), dismiss: fn() };
const launching = (state: LaunchState) => ({ launching: { state, ...ways } });

const meta = {
  title: '对话框/进入游戏',
  component: LaunchNote,
  parameters: {
    docs: { description: { component: '进不去游戏时说明原因：维护、活动、失败、标签页被拦。' } },
  },
  args: launching({ step: 'idle' }),
} satisfies Meta<typeof LaunchNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  name: '维护中，知道何时恢复',
  args: launching({ step: 'maintenance', until: Date.UTC(2026, 10, 22, 9, 30), ...at }),
  play: async () => expect(await screen.findByText(/预计 11-22 17:30 恢复/)).toBeVisible(),
};
export const MaintenanceUnknown: Story = {
  name: '维护中，不知道何时恢复',
  args: launching({ step: 'maintenance', until: 0, ...at }),
};
export const Activity: Story = {
  name: '活动中：可以直接进入',
  args: launching({
    step: 'transfer-first',
    failure: refused('venue-activity', { message: '活动流水未完成' }),
    ...at,
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '直接进入' }));
    expect(ways.enterDirectly).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: '被拒绝',
  args: launching({ step: 'failed', isActivity: false, failure: refused('system-busy'), ...at }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    expect(ways.retry).toHaveBeenCalled();
  },
};
export const Abnormal: Story = {
  name: '数据异常：只能重新进入',
  args: launching({ step: 'abnormal', ...at }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '数据异常' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(ways.retry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '重新进入' }));
    expect(ways.retry).toHaveBeenCalled();
    expect(ways.dismiss).not.toHaveBeenCalled();
  },
};
export const TokenEnded: Story = {
  name: '令牌失效，自动重新进入也没有成功',
  args: launching({
    step: 'failed',
    isActivity: false,
    failure: refused('wallet-token-expired'),
    ...at,
  }),
};
export const Unknown: Story = {
  name: '没有等到回复',
  args: launching({
    step: 'failed',
    isActivity: false,
    failure: { kind: 'timeout', afterMs: 30_000 },
    ...at,
  }),
  play: async () => expect(await screen.findByText(/再试一次是安全的/)).toBeVisible(),
};
export const Blocked: Story = {
  name: '新标签页被拦：给一个链接',
  args: launching({ step: 'tab-blocked', url: 'https://games.example.com/play/lion', ...at }),
  play: async () => {
    const link = await screen.findByRole('link', { name: '打开狮子戏珠' });
    expect(link).toHaveAttribute('href', 'https://games.example.com/play/lion');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Refused: Story = {
  name: '地址不在允许的范围',
  args: launching({ step: 'address-refused', ...at }),
};
export const Traditional: Story = {
  name: '繁體',
  globals: { locale: 'zh-TW' },
  args: launching({ step: 'maintenance', until: 0, ...at }),
};
