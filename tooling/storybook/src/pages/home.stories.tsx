import { HomeScreen, PageFrame, pretendPlatform, SlotsProvider, WithPages } from '@lobby/site/testing';
import { sportsbookFeature } from '@lobby/sportsbook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: '页面/首页',
  component: HomeScreen,
  parameters: {
    docs: {
      description: {
        component: '会员站的首页：各部分按品牌的次序排列，主图、公告、热门赛事、各个场馆的入口与精选。',
      },
      // The page whole, to its footer.
      story: { height: '96rem' },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <SlotsProvider value={sportsbookFeature.slots}>
          <PageFrame layout="main">
            <Story />
          </PageFrame>
        </SlotsProvider>
      </WithPages>
    ),
  ],
  beforeEach: () => pretendPlatform(),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '访客',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: /富勒姆.*伯恩利/ });
    const preparing = (await page.findByText('筹备中')).parentElement;
    if (!preparing) throw new Error('No halls are said to be prepared.');
    await expect(within(preparing).getAllByRole('listitem')).toHaveLength(6);
    await expect(page.getByRole('link', { name: /体育.*立即进入/ })).toHaveAttribute(
      'href',
      '/game/sport/crty',
    );
  },
};

export const Member: Story = {
  name: '会员',
  beforeEach: () => pretendPlatform({ member: true }),
  play: async ({ canvasElement }) => {
    const unfinished = within(await within(canvasElement).findByRole('list', { name: '待办' }));
    await unfinished.findByRole('link', { name: /3 条未读消息/ });
    await expect(unfinished.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Offline: Story = {
  name: '连不上平台',
  beforeEach: () => pretendPlatform({ offline: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText(/使用虚拟资金/)).length).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: /体育.*立即进入/ })).toBeVisible();
  },
};

export const Waiting: Story = {
  name: '等待平台回答',
  beforeEach: () => pretendPlatform({ waiting: true }),
};

export const NoHotMatches: Story = {
  name: '暂无热门赛事',
  beforeEach: () => pretendPlatform({ hot: 'empty' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前没有热门赛事');
  },
};

export const HotMatchesFailed: Story = {
  name: '热门赛事加载失败',
  beforeEach: () => pretendPlatform({ hot: 'failed' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('热门赛事加载失败');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
