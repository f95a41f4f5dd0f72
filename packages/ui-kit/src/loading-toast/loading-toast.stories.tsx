import type { Meta, StoryObj } from '@storybook/react-vite';

import { useEffect } from 'react';
import { LoadingToast, loading } from './loading-toast.tsx';

const meta = {
  title: '反馈/加载提示',
  component: LoadingToast,
  tags: ['covers-page'],
  parameters: {
    docs: { description: { component: '全屏等待时的提示，全站只有一处。' }, story: { height: '14rem' } },
  },
} satisfies Meta<typeof LoadingToast>;
export default meta;
type Story = StoryObj<typeof meta>;

function Show({ text }: { text: string }) {
  useEffect(() => loading.show(text), [text]);
  return <div style={{ blockSize: '12rem' }} />;
}

export const Launching: Story = { name: '正在进入', render: () => <Show text="正在进入游戏" /> };
export const LongText: Story = {
  name: '长文字',
  render: () => <Show text="正在确认您的注单，比赛进行中需要几秒钟，请不要离开此页" />,
};
