import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFoundScreen from '../plain-page/not-found.screen.tsx';
import { ScreenFailed } from '../recovery/screen-failed.tsx';
import { pretendPlatform } from '../testing/pretend-platform.ts';
import { WithPages } from '../testing/with-pages.tsx';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: '页面/布局',
  component: PageFrame,
  parameters: {
    docs: { description: { component: '页面的骨架：页头、内容与页脚；主站与体育中心各有一种。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  beforeEach: () => pretendPlatform(),
  args: { children: <NotFoundScreen /> },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { name: '主布局', args: { layout: 'main' } };
export const Full: Story = { name: '全宽，无页脚', args: { layout: 'full' } };
export const Bare: Story = { name: '无页头页脚', args: { layout: 'bare' } };
export const Failed: Story = {
  name: '页面出错',
  args: { layout: 'main', children: <ScreenFailed error={new Error('story')} /> },
};
