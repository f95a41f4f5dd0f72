import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Stack } from '../stack/stack.tsx';
import { Scene } from './scene.tsx';

const meta = {
  title: '反馈/场景图',
  component: Scene,
  parameters: {
    docs: { description: { component: '品牌的五幅场景图：空、失败、找不到、完成、关闭。用到时才取。' } },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  name: '五种',
  args: { kind: 'empty' },
  render: () => (
    <Stack gap={4}>
      <EmptyState title="还没有投注记录" hint="选一场比赛，点一个赔率。" />
      <ErrorState title="赛事加载失败" hint="请检查网络后重试。" onRetry={() => {}} />
      <EmptyState scene="missing" title="找不到页面" hint="地址可能已经更换。" />
      <EmptyState scene="done" title="已提交" action={<Button variant="primary">返回</Button>} />
      <EmptyState scene="closed" title="比赛已经结束" hint="看看别的比赛。" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const scenes = [...canvasElement.querySelectorAll('[data-scene]')];
    await expect(scenes.map(scene => scene.getAttribute('data-scene'))).toEqual([
      'empty',
      'failed',
      'missing',
      'done',
      'closed',
    ]);
    await waitFor(() => {
      for (const scene of scenes) expect(scene.querySelector('svg')).not.toBeNull();
    });
  },
};

export const OnAPhone: Story = {
  name: '手机整页：不超出屏幕',
  args: { kind: 'missing' },
  render: () => (
    <div data-phone style={{ display: 'grid', placeItems: 'center', inlineSize: 358 }}>
      <EmptyState scene="missing" isPage title="找不到页面" hint="地址可能已经更换。" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = canvasElement.querySelector('[data-phone]')?.getBoundingClientRect();
    const scene = canvasElement.querySelector('[data-scene]')?.getBoundingClientRect();
    if (!phone || !scene) throw new Error('Nothing is drawn');
    await expect(scene.width).toBeGreaterThan(240);
    await expect(scene.left).toBeGreaterThanOrEqual(phone.left);
    await expect(scene.right).toBeLessThanOrEqual(phone.right);
  },
};
