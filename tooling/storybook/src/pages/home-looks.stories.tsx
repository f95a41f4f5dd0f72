import { type BrandLook, BrandProvider, useBrand } from '@lobby/brand-kit';
import { HomeScreen, PageFrame, pretendPlatform, SlotsProvider, WithPages } from '@lobby/site/testing';
import { sportsbookFeature } from '@lobby/sportsbook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Layout = Pick<BrandLook, 'hero' | 'home' | 'hot' | 'halls'>;

/** The home page of the chosen brand, laid out as another brand may answer. */
function HomeLaidOut(layout: Layout) {
  const brand = useBrand();
  return (
    <BrandProvider brand={{ ...brand, look: { ...brand.look, ...layout } }}>
      <HomeScreen />
    </BrandProvider>
  );
}

const lanterns: Layout = {
  hero: 'gate',
  home: ['hero', 'promo', 'resume', 'hot', 'halls', 'notice'],
  hot: 'ticker',
  halls: 'pairs',
};
const ledger: Layout = {
  hero: 'line',
  home: ['hero', 'resume', 'hot', 'halls', 'notice', 'words'],
  hot: 'rows',
  halls: 'list',
};

const meta = {
  title: '页面/首页的样式',
  component: HomeLaidOut,
  parameters: {
    docs: {
      description: {
        component:
          '首页每个部分的各种排法，以所选品牌的颜色与画来看；还没有品牌用到的也在这里。圆角、标题字与底纹是品牌自己的。',
      },
      story: { height: '96rem' },
    },
  },
  decorators: [
    Story => (
      <WithPages halls>
        <SlotsProvider value={sportsbookFeature.slots}>
          <PageFrame layout="main">
            <Story />
          </PageFrame>
        </SlotsProvider>
      </WithPages>
    ),
  ],
  beforeEach: () => pretendPlatform(),
} satisfies Meta<typeof HomeLaidOut>;

export default meta;
type Story = StoryObj<typeof meta>;

const inGate: Story['play'] = async ({ canvasElement }) => {
  const scene = within(await within(canvasElement).findByRole('region', { name: '正在进行的比赛' }));
  await waitFor(() => expect(scene.getByRole('link', { name: /富勒姆 1 : 2 伯恩利/ })).toBeVisible());
  await expect(scene.getAllByRole('button', { name: /富勒姆 对 伯恩利，全场独赢/ })).toHaveLength(3);
  await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
};

export const Gate: Story = {
  name: '门洞、横排赛事、双列大厅',
  args: lanterns,
  play: async context => {
    await inGate(context);
    const page = within(context.canvasElement);
    const lit = within(page.getByRole('region', { name: '正在进行的比赛' })).getAllByRole('link');
    await expect(lit).toHaveLength(6);
    // The row moves by hand, and only as far as it goes.
    const [back, on] = [
      page.getByRole('button', { name: '向前翻看' }),
      page.getByRole('button', { name: '向后翻看' }),
    ];
    await expect(back).toBeDisabled();
    await waitFor(() => expect(on).toBeEnabled());
    await userEvent.click(on);
    await waitFor(() => expect(back).toBeEnabled());
  },
};
export const GateMember: Story = {
  name: '门洞，会员',
  args: lanterns,
  beforeEach: () => pretendPlatform({ member: true }),
  play: inGate,
};
export const GateNothingLive: Story = {
  name: '门洞，没有比赛进行',
  args: lanterns,
  beforeEach: () => pretendPlatform({ hot: 'to-come' }),
  play: async ({ canvasElement }) => {
    const scene = within(await within(canvasElement).findByRole('region', { name: '正在进行的比赛' }));
    await expect(scene.getAllByRole('link')).toHaveLength(1);
  },
};
export const GateEmpty: Story = {
  name: '门洞，没有比赛',
  args: lanterns,
  beforeEach: () => pretendPlatform({ hot: 'empty' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前没有热门赛事');
    await expect(page.queryByRole('region', { name: '正在进行的比赛' })).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const GateOnPhone: Story = { ...Gate, name: '门洞，手机', globals: { width: '390' }, play: inGate };

const inSentence: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const sentence = await page.findByText('富勒姆 1 : 2 伯恩利，71 分钟');
  await waitFor(() => expect(sentence).toBeVisible());
  await expect(page.getByRole('link', { name: '打开 富勒姆 对 伯恩利' })).toBeVisible();
  // What the line shows by dots is said, and so is the title of the page.
  await expect(page.getByText('52′ 富勒姆 进球')).toBeInTheDocument();
  await expect(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
};

export const Line: Story = {
  name: '一行、表格赛事、清单大厅、短句',
  args: ledger,
  play: async context => {
    await inSentence(context);
    const words = await within(context.canvasElement).findByRole('link', { name: /分寸由您自己定/ });
    await expect(words).toHaveAttribute('href', '/app/help/bczr');
  },
};
export const LineMember: Story = {
  name: '一行，会员',
  args: ledger,
  beforeEach: () => pretendPlatform({ member: true }),
  play: inSentence,
};
export const LineNothingLive: Story = {
  name: '一行，没有比赛进行',
  args: ledger,
  beforeEach: () => pretendPlatform({ hot: 'to-come' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sentence = await page.findByText(/^巴斯蒂 对 布雷斯特，.*22:00 开赛$/);
    await waitFor(() => expect(sentence).toBeVisible());
    await expect(page.getByRole('timer')).toHaveTextContent(/^距开赛/);
  },
};
export const LineEmpty: Story = {
  name: '一行，没有比赛',
  args: ledger,
  beforeEach: () => pretendPlatform({ hot: 'empty' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('当前没有热门赛事');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LineOnPhone: Story = {
  ...Line,
  name: '一行，手机',
  globals: { width: '390' },
  play: inSentence,
};
export const Waiting: Story = {
  name: '等待平台回答',
  args: lanterns,
  beforeEach: () => pretendPlatform({ waiting: true }),
};
