import { configureApi } from '@lobby/api';
import { removeItem } from '@lobby/api/storage';
import { contract } from '@lobby/api-client/contract';
import { drawMethods } from '@lobby/api-client/contract/game/draws';
import { fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { endedDraw, promisedDraw } from '../testing/sample-draw.ts';
import { seenDrawsItem } from './check/seen-draws.ts';
import FairnessScreen from './fairness.screen.tsx';

/** A platform with one match, whose final whistle goes when the story says so. */
const whistle = { gone: false };
const known = () => (whistle.gone ? endedDraw() : promisedDraw());
const systime = Date.parse('2026-11-21T20:46:00+08:00');
const answers: Readonly<Record<string, (ecid: string) => unknown>> = {
  [drawMethods.draws.method]: () => ({ systime, days: [known().day], matches: [known()] }),
  [drawMethods.draw.method]: ecid => ({ systime, draw: ecid === known().ecid ? known() : null }),
};

interface Asked {
  readonly method: string;
  readonly Request: { readonly ecid?: string };
}

function startPlatform() {
  whistle.gone = false;
  removeItem(seenDrawsItem);
  configureApi({
    ...fakeApiSettings,
    fetch: fakePlatform({
      [contract.venue.getGameReturns.path]: [],
      [contract.venue.resource.path]: (asked: unknown) => {
        // Safe: what this page sends to the sportsbook.
        const { method, Request } = asked as Asked;
        return answers[method]?.(Request.ecid ?? '') ?? refuse('not-found');
      },
    }),
  });
}

const meta = {
  title: '页面/公平性验证/从列表到验证',
  parameters: {
    docs: { description: { component: '从近期比赛打开一场，看到承诺；终场后页面自己更新并验证。' } },
    house: { path: '/fairness' },
  },
  render: () => (
    <Routes>
      <Route path="/fairness/:ecid?" element={<FairnessScreen />} />
    </Routes>
  ),
  beforeEach: startPlatform,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromPromiseToChecks: Story = {
  name: '终场后自动验证',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /查看承诺/ }, patient));
    await canvas.findByText('密钥在终场哨响后公布', {}, patient);
    whistle.gone = true;
    // The page asks at once when the connection comes back, instead of at its next turn.
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('4 项检查全部通过，这场比赛与公布的承诺一致', {}, patient);
    await expect(canvas.getByText('重放的比赛')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '近期比赛' }));
    await canvas.findByRole('link', { name: /2 : 1.*验证/ }, patient);
  },
};

export const NotKnown: Story = {
  name: '不认识的比赛',
  parameters: { house: { path: '/fairness/nowhere' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有这场比赛的验证数据', {}, patient);
  },
};
