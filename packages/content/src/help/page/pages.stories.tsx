import { type HelpCode, paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { contentMessages } from '../../messages/index.ts';
import texts from '../../messages/zh-CN.json';
import { helpScreen } from '../help.screen.tsx';
import { proseOf } from '../prose.ts';
import { ProseBody } from './prose-body.tsx';

const known = Object.values(paths.help);

const meta = {
  title: '页面/帮助中心',
  parameters: {
    docs: {
      description: { component: '帮助中心的一页：全部页面的列表、本页目录、正文、上一篇与下一篇。' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Loaded {
  readonly Screen: ComponentType;
}

/** A page with all that stands around it. */
function storyOf(code: HelpCode): Story {
  const title = texts[`content.${code}`];
  return {
    loaders: [
      async (): Promise<Loaded> => {
        const texts = [contentMessages, proseOf(code)];
        await Promise.all(texts.flatMap(each => [each.load('zh-CN'), each.load('zh-TW')]));
        return { Screen: (await helpScreen(code)).default };
      },
    ],
    render: (_args, { loaded }) => {
      // Safe: the loader above has brought it.
      const { Screen } = loaded as Loaded;
      return (
        <WithPaths known={known}>
          <Screen />
        </WithPaths>
      );
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: title });
      const side = canvas.getByRole('navigation', { name: '帮助中心' });
      await expect(within(side).getByText(title)).toBeInTheDocument();
    },
  };
}

export const Terms: Story = { ...storyOf('gztk'), name: '规则与条款' };
export const Privacy: Story = { ...storyOf('ysgz'), name: '隐私政策' };
const sportsRules = storyOf('tywt');
export const SportsRules: Story = {
  ...sportsRules,
  name: '体育规则',
  play: async context => {
    await sportsRules.play?.(context);
    const caps = within(await context.canvas.findByRole('region', { name: '各运动每日可赢上限' }));
    await expect(caps.getAllByRole('row').map(row => row.textContent)).toEqual([
      '投注上限（美元）上限（人民币）',
      '全部体育投注合计1,500,000¥10,800,000',
      '足球、篮球、虚拟足球1,500,000¥10,800,000',
      '棒球、网球、排球300,000¥2,160,000',
      '乒乓球、斯诺克、羽毛球、手球、冠军投注200,000¥1,440,000',
    ]);
  },
};
export const SaferGambling: Story = { ...storyOf('bczr'), name: '理性娱乐' };
export const Handicaps: Story = { ...storyOf('rqgl'), name: '让球攻略' };
export const Totals: Story = { ...storyOf('dxqgl'), name: '大小球攻略' };
export const Deposits: Story = { ...storyOf('ck'), name: '存款帮助' };
export const Service: Story = { ...storyOf('zxkf'), name: '在线客服' };
export const InDialog: Story = {
  name: '弹窗中的条款正文',
  render: () => <ProseBody code="gztk" level={3} />,
};
export const PrivacyInDialog: Story = {
  name: '弹窗中的隐私正文',
  render: () => <ProseBody code="ysgz" level={3} />,
};
