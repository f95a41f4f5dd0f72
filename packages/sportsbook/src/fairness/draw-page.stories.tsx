import { removeItem } from '@lobby/api/storage';
import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { golden, goldenHash } from '@lobby/draws/golden';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { endedDraw, promisedDraw, tampered } from '../testing/sample-draw.ts';
import { rememberDraw, seenDrawsItem } from './check/seen-draws.ts';
import { DrawPageView } from './draw-page.view.tsx';

const draw = endedDraw();
const { ecid, kickoff, reveal } = draw;
const ready = (answer: WireDraw | null) => ({ status: 'ready', answer }) as const;
const toCome = Date.now() + 600_000;
const clearSeenDraws = () => removeItem(seenDrawsItem);

const meta = {
  title: '页面/公平性验证/一场比赛',
  component: DrawPageView,
  parameters: {
    docs: {
      description: {
        component: '终场后在浏览器里把虚拟足球重放一遍，逐项核对赛前的承诺；终场前显示承诺与日根。',
      },
    },
    house: { path: `/fairness/${ecid}` },
  },
  args: { state: ready(draw), onRetry: fn() },
  beforeEach: clearSeenDraws,
} satisfies Meta<typeof DrawPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

const sawBefore = (hash: string) => () => {
  clearSeenDraws();
  rememberDraw({ ecid, kickoff, hash, at: kickoff - 14 * 60_000 });
};

/** The outcome that the page says of a check. */
async function outcomeOf(canvasElement: HTMLElement, check: string): Promise<string> {
  const title = await within(canvasElement).findByRole('heading', { name: new RegExp(check) }, patient);
  return title.textContent?.replace(check, '').trim() ?? '';
}

async function expectOutcomes(canvasElement: HTMLElement, ...outcomes: readonly string[]): Promise<void> {
  const checks = [
    '密钥属于当日的日根',
    '重放的比分就是结算的比分',
    '公布的内容就是承诺的内容',
    '承诺与您之前看到的相同',
  ];
  for (const [at, outcome] of outcomes.entries())
    await expect(await outcomeOf(canvasElement, checks[at] ?? '')).toBe(outcome);
}

export const EveryCheckPassed: Story = {
  name: '全部通过，与之前看到的承诺相同',
  beforeEach: sawBefore(draw.draw_hash),
  play: async ({ canvasElement }) => {
    await expectOutcomes(canvasElement, '通过', '通过', '通过', '通过');
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 项检查全部通过，这场比赛与公布的承诺一致')).toBeVisible();
    await expect(canvas.getByText('与此浏览器在 11-21 20:31 看到的承诺相同。')).toBeVisible();
  },
};

export const NeverSeen: Story = {
  name: '通过，此浏览器没有看到过',
  play: async ({ canvasElement }) => {
    await expectOutcomes(canvasElement, '通过', '通过', '通过', '无法比较');
    await expect(within(canvasElement).getByText(/^3 项检查通过，1 项无法比较/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/全部通过/)).toBeNull();
  },
};

export const TamperedKey: Story = {
  name: '未通过：密钥被换过',
  args: { state: ready({ ...draw, reveal: { ...reveal, key: tampered(reveal.key) } }) },
  play: async ({ canvasElement }) => {
    await expectOutcomes(canvasElement, '未通过');
    await expect(await outcomeOf(canvasElement, '公布的内容就是承诺的内容')).toBe('未通过');
    await expect(within(canvasElement).getByText(/^有 [23] 项未通过/)).toBeVisible();
  },
};

export const TamperedScore: Story = {
  name: '未通过：结算用了别的比分',
  args: { state: ready({ ...draw, score: '9:9' }) },
  play: async ({ canvasElement }) => {
    await expectOutcomes(canvasElement, '通过', '未通过', '通过', '无法比较');
    await expect(within(canvasElement).getByText(/结算用的却是半场 .*、全场 9:9/)).toBeVisible();
  },
};

export const TamperedProof: Story = {
  name: '未通过：归属路径被改过',
  args: { state: ready({ ...draw, reveal: { ...reveal, proof: reveal.proof.map(tampered) } }) },
  play: ({ canvasElement }) => expectOutcomes(canvasElement, '未通过', '通过', '通过', '无法比较'),
};

export const OtherPromise: Story = {
  name: '未通过：承诺与之前看到的不同',
  beforeEach: sawBefore(tampered(draw.draw_hash)),
  play: ({ canvasElement }) => expectOutcomes(canvasElement, '通过', '通过', '通过', '未通过'),
};

export const OtherRules: Story = {
  name: '未通过：规则是另一场比赛的',
  args: { state: ready({ ...draw, reveal: endedDraw(3).reveal }) },
  play: async ({ canvasElement }) => {
    await expectOutcomes(canvasElement, '未通过', '未通过', '未通过', '无法比较');
    await expect(within(canvasElement).queryByText('重放的比赛')).toBeNull();
  },
};

export const RawValues: Story = {
  name: '展开原始数据',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '原始数据，可在别处核对' }, patient));
    await expect(canvas.getByText(reveal.key)).toBeVisible();
    await expect(canvas.getByText(reveal.nonce)).toBeVisible();
    canvas.getByRole('button', { name: '复制密钥' });
  },
};

export const Before: Story = {
  name: '开赛前',
  args: { state: ready(promisedDraw({ kickoff: toCome })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('密钥在终场哨响后公布', {}, patient);
    await canvas.findByText(/此浏览器已在 .* 记下这场比赛的承诺/);
    await expect(canvas.getByText('未开赛')).toBeVisible();
    await expect(canvas.queryByText('验证结果')).toBeNull();
  },
};

export const InPlay: Story = {
  name: '进行中，承诺与之前看到的不同',
  args: { state: ready(promisedDraw({ kickoff: 1_795_000_000_000 })) },
  beforeEach: () => {
    clearSeenDraws();
    rememberDraw({ ecid, kickoff: 1_795_000_000_000, hash: tampered(draw.draw_hash), at: 1_794_999_000_000 });
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, patient);
  },
};

export const SameLawAsOnNode: Story = {
  name: '浏览器与服务器抽出同样的比赛',
  play: async () => {
    await expect(golden()).toBe(goldenHash);
  },
};

export const Unknown: Story = { name: '没有这场比赛', args: { state: ready(null) } };
export const Waiting: Story = { name: '加载中', args: { state: { status: 'loading' } } };
export const Failed: Story = {
  name: '加载失败',
  args: { state: { status: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }, patient));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
