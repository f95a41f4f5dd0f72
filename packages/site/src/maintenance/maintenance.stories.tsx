import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MaintenanceView } from './maintenance.view.tsx';

const meta = {
  title: '对话框/系统维护',
  component: MaintenanceView,
  parameters: {
    docs: {
      description: {
        component: '站点维护时盖住整页：说明情况与恢复时间，自己重试；恢复后消失，会员回到原来的页面。',
      },
    },
  },
  args: {
    until: Date.UTC(2026, 10, 22, 4),
    seconds: 20,
    onRetry: fn(),
    onService: fn(),
  },
} satisfies Meta<typeof MaintenanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `waiting` */
export const Waiting: Story = {
  name: '等待：恢复时间已知',
  play: async ({ args }) => {
    expect(await screen.findByText('预计 11-22 12:00（北京时间）恢复')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '立即重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '系统维护中' })).toBeVisible();
  },
};
export const EndUnknown: Story = { name: '等待：恢复时间未知', args: { until: undefined } };
/** `checking` */
export const Checking: Story = { name: '正在查看', args: { seconds: undefined } };
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
