import { failureText } from '@lobby/api-client/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import piece from '../../testing/fixtures/piece.png';
import image from '../../testing/fixtures/puzzle.png';
import type { Puzzle } from './slider.flow.ts';
import { SliderView } from './slider.view.tsx';
import type { Move } from './track.ts';

/** The gap of this picture begins here. */
const GAP = 164;
const puzzle: Puzzle = {
  lot: 'lot-1',
  image,
  piece,
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceTop: 51,
};

const meta = {
  title: '对话框/滑块验证',
  component: SliderView,
  parameters: {
    docs: {
      description: {
        component: '拖动滑块，让拼图落进形状相同的缺口；鼠标、触屏与键盘都能完成，随时可以改用图形验证。',
      },
    },
  },
  args: {
    state: { step: 'sliding', puzzle },
    onRelease: fn(),
    onRefresh: fn(),
    onPicture: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SliderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const slider = () => screen.findByRole('slider', { name: '拖动滑块，让拼图落进形状相同的缺口' });

const handedOut = (onRelease: (x: number, move: Move) => void) => {
  const [x, output] = mocked(onRelease).mock.calls[0] ?? [0, { x: 0, track: [] }];
  return { x, output };
};

export const Fetching: Story = { name: '取拼图中', args: { state: { step: 'fetching' } } };
export const Sliding: Story = { name: '等待拖动' };
export const Judging: Story = {
  name: '验证中：读屏听得到，随时可以关掉',
  args: { state: { step: 'judging', puzzle, x: GAP } },
  play: async ({ args }) => {
    const status = await screen.findByText('正在验证…', { selector: '[role=status]' });
    await waitFor(() => expect(status).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Passed: Story = { name: '通过', args: { state: { step: 'passed', puzzle, x: GAP, pass: 'p' } } };
export const Failed: Story = {
  name: '没通过：流程结束',
  args: { state: { step: 'failed', puzzle, x: 92, problem: { stage: 'slider' } } },
  play: async () => {
    expect(await screen.findByText('滑块验证未通过，请重试')).toHaveTextContent('2：滑块验证未通过，请重试');
    expect(screen.queryByRole('button', { name: '换一张图片' })).not.toBeInTheDocument();
  },
};
export const NoPuzzle: Story = {
  name: '拼图没取到',
  args: {
    state: { step: 'failed', problem: { stage: 'captcha', failure: { kind: 'timeout', afterMs: 30_000 } } },
  },
  play: async () => {
    expect(
      await screen.findByText(failureText({ kind: 'timeout', afterMs: 30_000 }, 'zh-CN')),
    ).toHaveTextContent(/^6：/);
  },
};

export const ByMouse: Story = {
  name: '鼠标：拖动到缺口松开',
  play: async ({ args }) => {
    const handle = await slider();
    const box = handle.getBoundingClientRect();
    const rail = handle.parentElement as HTMLElement;
    const travel = rail.clientWidth - box.width;
    const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const to = (share: number) => ({
      pointerId: 1,
      button: 0,
      clientX: from.x + travel * share * (GAP / 272),
      clientY: from.y + 3 * share,
    });
    // A made-up pointer cannot be captured; the browser only does that with a real one.
    handle.setPointerCapture = () => {};
    fireEvent.pointerDown(handle, to(0));
    for (const share of [0.2, 0.5, 0.8, 1]) fireEvent.pointerMove(handle, to(share));
    fireEvent.pointerUp(handle, to(1));
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce());
    const { x, output } = handedOut(args.onRelease);
    expect(Math.abs(x - GAP)).toBeLessThan(1);
    expect(output.track[0]).toEqual([0, 0, 0]);
    expect(output.track.at(-1)?.[0]).toBe(output.x);
  },
};

export const ByKeyboard: Story = {
  name: '键盘：方向键移动，回车确认',
  play: async ({ args }) => {
    const handle = await slider();
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{PageUp>6/}{ArrowRight>6/}{Shift>}{ArrowLeft>4/}{/Shift}');
    expect(handle).toHaveAttribute('aria-valuenow', '164');
    expect(handle).toHaveAttribute('aria-valuetext', '已移动 164，最多 272');
    await userEvent.keyboard('{Enter}');
    const { x, output } = handedOut(args.onRelease);
    expect(x).toBe(GAP);
    expect(output.track).toHaveLength(16);
  },
};

export const NotMoved: Story = {
  name: '没有移动：不算一次',
  play: async ({ args }) => {
    const handle = await slider();
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Home}{Enter}');
    expect(args.onRelease).not.toHaveBeenCalled();
    expect(handle).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Alternatives: Story = {
  name: '换一张，或改用图形验证',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '换一张图片' }));
    expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '改用图形验证' }));
    expect(args.onPicture).toHaveBeenCalledOnce();
  },
};

export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const LongWords: Story = {
  name: '很长的服务器消息',
  args: {
    state: {
      step: 'failed',
      puzzle,
      x: 92,
      problem: {
        stage: 'slider',
        failure: {
          kind: 'unknown-code',
          code: 1,
          message: '系统正在升级安全策略，请稍等片刻再试。'.repeat(5),
        },
      },
    },
  },
};
