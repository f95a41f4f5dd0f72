import { checkCharacter } from '@lobby/api-client/codes';
import { refused } from '@lobby/api-client/testing';
import { patient, WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleGift, sampleNow } from '../testing/sample-promotions.ts';
import { ExchangeView } from './exchange.view.tsx';
import type { RedeemState } from './use-redeem.ts';

const drawn = '7K3M9QXA2BCDEFG';
const code = drawn + checkCharacter(drawn);

const gift = sampleGift({ id: 'g', name: '双十一礼金', amount: '18', need: '90', promotionId: '201' });
const gifts = [
  gift,
  sampleGift({ id: 'h', name: '周年庆礼金', amount: '8', claimedAt: sampleNow - 86_400_000 }),
];
const idle = (reason: string, data: object = {}): RedeemState => ({
  step: 'idle',
  failure: refused('warning', { data: { reason, ...data } }),
});

const meta = {
  title: '优惠/兑换码',
  component: ExchangeView,
  parameters: { docs: { description: { component: '输入兑换码得到礼金，和自己的兑换记录。' } } },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    ...{ gifts, isPaused: false, failure: undefined, isRetrying: false, now: sampleNow },
    ...{ state: { step: 'idle' }, page: 1, hasOlder: false },
    ...{ onEdit: fn(), onRedeem: fn(), onPage: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof ExchangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: '兑换码' }, patient);

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement, args }) => {
    const input = await field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste(` ７ｋ３ｍ—${code.slice(4).toLowerCase()}\n`);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith(code);
    await expect(input).toHaveValue(code.replace(/.{4}(?=.)/g, '$&-'));
    await expect(within(canvasElement).getByText('流水 ¥0 / ¥90')).toBeVisible();
  },
};
export const Mistyped: Story = {
  name: '输错了',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = await field(canvasElement);
    const type = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
    };
    await type('7K3M');
    await canvas.findByText('兑换码是 16 位，请补全，或删去多余的字符', {}, patient);
    await type(`${code.slice(0, -1)}码`);
    await canvas.findByText('兑换码只用数字和字母，不用字母 U，请核对', {}, patient);
    await type(`K7${code.slice(2)}`);
    await canvas.findByText('有一处输错了，或两个字符颠倒了，请核对', {}, patient);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(/颠倒/);
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { name: '正在兑换', args: { state: { step: 'sending' } } };
export const Done: Story = {
  name: '兑换成功',
  args: { state: { step: 'done', redeemed: { gift, group: 'sport' } } },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByText('兑换成功：双十一礼金', {}, patient);
    const status = name.closest<HTMLElement>('[role=status]');
    if (!status) throw new Error('what was redeemed is not read out');
    await expect(status).toHaveTextContent('在体育、电竞完成 ¥90 的有效流水后');
    await expect(within(status).getByRole('link', { name: '福利中心' })).toHaveAttribute(
      'href',
      '/mine/welfare',
    );
    await expect(within(status).getByRole('link', { name: '礼金记录' })).toBeVisible();
    await expect(await field(canvasElement)).toHaveValue('');
  },
};
export const DoneFree: Story = {
  name: '兑换成功：没有流水要求',
  args: { state: { step: 'done', redeemed: { gift: { ...gift, need: '0' }, group: 'sport' } } },
};
export const DoneOtherGames: Story = {
  name: '兑换成功：站点不认识的游戏',
  args: { state: { step: 'done', redeemed: { gift, group: 'chess' } } },
};
export const Invalid: Story = { name: '没有这个兑换码', args: { state: idle('gift-code-invalid') } };
export const Used: Story = { name: '自己用过', args: { state: idle('gift-code-used') } };
export const Most: Story = { name: '已达上限', args: { state: idle('gift-code-most') } };
export const Conditions: Story = {
  name: '条件没有满足',
  args: {
    state: idle('gift-code-conditions', {
      unmet: ['grade', 'bound-phone', 'device-unused', 'of-a-newer-platform'],
      minGrade: 3,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('VIP 3 及以上', {}, patient);
    await expect(canvas.getByText('已绑定手机')).toBeVisible();
    await expect(canvas.getByText('其他条件')).toBeVisible();
  },
};
export const TooOften: Story = {
  name: '试得过多',
  args: {
    state: {
      step: 'idle',
      failure: refused('frequent-submission', {
        data: { reason: 'gift-code-tries', retryAt: sampleNow + 3_600_000 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/输错的兑换码过多，没有兑换；请在 .+ 以后再试/, {}, patient);
  },
};
export const Unknown: Story = { name: '结果未知', args: { state: { step: 'unknown' } } };
export const None: Story = { name: '还没有兑换过', args: { gifts: [] } };
export const Loading: Story = { name: '加载中', args: { gifts: undefined } };
export const Failed: Story = { name: '加载失败', args: { gifts: undefined, failure: { kind: 'offline' } } };
export const Pages: Story = { name: '几页记录', args: { page: 2, hasOlder: true } };
export const Paused: Story = {
  name: '暂停期间',
  args: { isPaused: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/暂停或自我排除期间/, {}, patient);
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = {
  name: '手机',
  globals: { width: '390' },
  args: { state: { step: 'done', redeemed: { gift, group: 'games' } } },
};
