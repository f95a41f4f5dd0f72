import { configureApi } from '@lobby/api';
import { endSession, readSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { DialogHost } from '@lobby/dialogs';
import { Button } from '@lobby/ui-kit/button';
import { lettersPicture, puzzlePicture, puzzlePiece } from '@lobby/verification/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDispatch } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { authFeature } from '../index.ts';
import { openDialogs } from '../testing/open-dialogs.ts';

const { login, register } = contract.userSession;
const { defaultKaptcha, sliderCaptcha, validateGeeCheck } = contract.userVerification;

/** Logging in and registering over a platform that asks who is there. */
function Journey() {
  const dispatch = useDispatch();
  return (
    <>
      <Button lang="zh-Hans" onClick={() => dispatch(loginRegisterDialog.open({ way: 'login' }))}>
        去登录
      </Button>
      <Button lang="zh-Hans" onClick={() => dispatch(loginRegisterDialog.open({ way: 'register' }))}>
        去注册
      </Button>
      <DialogHost dialogs={authFeature.dialogs} />
    </>
  );
}

const meta = {
  title: '对话框/滑块验证/全过程',
  component: Journey,
  parameters: {
    docs: {
      description: {
        component: '登录与注册遇到安全验证时的完整过程：滑块、图形验证、放弃与继续，每一段都自动走一遍。',
      },
    },
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: Record<string, unknown>[] = [];
const inside = { token: 'token-1', userId: 'u1' };
const puzzle = {
  lot_number: 'lot-1',
  image: puzzlePicture,
  piece: puzzlePiece,
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceTop: 51,
  work: { bits: 8 },
};

/** Passes a slider whose work was done. */
const checked = (payload: Record<string, unknown>) =>
  JSON.parse(String(payload.captcha_output)).nonce === '262'
    ? { pass: 'pass-1' }
    : refuse('authentication-code-error');

/** Lets a call through with the right proof; asks for a captcha otherwise. */
const guarded = (answer: unknown) => (payload: Record<string, unknown>) => {
  asked.push(payload);
  const { kaptchcate, codeId, code } = payload;
  if (kaptchcate === 99 && codeId === 'grant-1') return inside;
  if (codeId === '') return refuse('rapid-verification');
  const right =
    kaptchcate === 0 ? codeId === 'lot-1' && code === 'pass-1' : codeId === 'x1' && code === '7kpw4.172';
  return right ? answer : refuse(kaptchcate === 0 ? 'rapid-verification' : 'graphic-verification');
};

function platform(more: Record<string, FakeAnswer> = {}): Story['beforeEach'] {
  return () => {
    asked.length = 0;
    configureApi({
      ...fakeApiSettings,
      fetch: fakePlatform({
        [login.path]: guarded(inside),
        [register.path]: guarded({ userId: 'u1', grant: 'grant-1' }),
        [sliderCaptcha.path]: puzzle,
        [validateGeeCheck.path]: checked,
        [defaultKaptcha.path]: { image: lettersPicture, 'x-code': 'x1', work: { bits: 8 } },
        ...more,
      }),
    });
    endSession();
    return () => endSession();
  };
}

async function fillLogin() {
  await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
  await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function slideByKeyboard() {
  const slider = await screen.findByRole('slider');
  await waitFor(() => expect(slider).not.toHaveAttribute('aria-disabled'));
  slider.focus();
  await userEvent.keyboard('{PageUp>6/}{ArrowRight>5/}{Enter}');
}
const isIn = () => waitFor(() => expect(readSession()?.token).toBe('token-1'));

export const LogsIn: Story = {
  name: '登录：滑块通过后自动继续',
  beforeEach: platform(),
  play: async () => {
    await fillLogin();
    await press('登录');
    await slideByKeyboard();
    await isIn();
    await waitFor(() => expect(openDialogs()).toHaveLength(0));
    expect(asked).toMatchObject([
      { name: 'linqiao88', kaptchcate: 0, codeId: '', code: '' },
      { name: 'linqiao88', kaptchcate: 0, codeId: 'lot-1', code: 'pass-1' },
    ]);
  },
};

export const Registers: Story = {
  name: '注册：滑块通过后注册并自动登录',
  beforeEach: platform(),
  play: async () => {
    await press('去注册');
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
    await userEvent.type(screen.getByLabelText('确认密码'), 'abcd1234');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('注册');
    await slideByKeyboard();
    await isIn();
    expect(asked.map(({ kaptchcate, codeId }) => [kaptchcate, codeId])).toEqual([
      [0, ''],
      [0, 'lot-1'],
      [99, 'grant-1'],
    ]);
  },
};

export const TakesThePicture: Story = {
  name: '滑块没通过：流程结束，改用图形验证，看错一次也能继续',
  beforeEach: platform({ [validateGeeCheck.path]: refuse('authentication-code-error') }),
  play: async () => {
    await fillLogin();
    await press('登录');
    await slideByKeyboard();
    const ended = await screen.findByText('滑块验证未通过，请重试', { selector: '[role=alert] p' });
    await waitFor(() => expect(ended).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
    expect(asked).toHaveLength(1);
    await press('改用图形验证');
    await userEvent.type(await screen.findByRole('textbox', { name: '验证码' }), 'wrong{Enter}');
    const misread = await screen.findByText('验证未通过，请重新验证');
    await waitFor(() => expect(misread).toBeVisible());
    await userEvent.type(await screen.findByRole('textbox', { name: '验证码' }), '７kpw4{Enter}');
    await isIn();
    expect(asked.at(-1)).toMatchObject({ kaptchcate: 1, codeId: 'x1', code: '7kpw4.172' });
  },
};

export const SwitchesToThePicture: Story = {
  name: '不拖滑块：直接改用图形验证',
  beforeEach: platform(),
  play: async () => {
    await fillLogin();
    await press('登录');
    await press('改用图形验证');
    await userEvent.type(await screen.findByRole('textbox', { name: '验证码' }), '7kpw4{Enter}');
    await isIn();
  },
};

export const GrowsDearer: Story = {
  name: '登录：别人刚试过这个用户名，计算量增加；中途又增加就再验证一次',
  beforeEach: platform({
    [login.path]: (payload: Record<string, unknown>) => {
      const bits = [10, 12][asked.filter(({ name }) => name !== undefined).length];
      asked.push(payload);
      return bits === undefined ? inside : refuse('rapid-verification', { data: { work: { bits } } });
    },
    [sliderCaptcha.path]: (payload: Record<string, unknown>) => {
      asked.push(payload);
      return { ...puzzle, work: payload.work };
    },
    [validateGeeCheck.path]: { pass: 'pass-1' },
  }),
  play: async () => {
    await fillLogin();
    await press('登录');
    await slideByKeyboard();
    await waitFor(() => expect(asked).toHaveLength(4));
    await slideByKeyboard();
    await isIn();
    expect(asked.map(({ work, codeId }) => work ?? codeId)).toEqual([
      '',
      { bits: 10 },
      'lot-1',
      { bits: 12 },
      'lot-1',
    ]);
  },
};

export const GivesUp: Story = {
  name: '关掉验证：表单还在，什么都没丢',
  beforeEach: platform(),
  play: async () => {
    await fillLogin();
    await press('登录');
    await screen.findByRole('slider');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: '用户名' })).toHaveValue('linqiao88');
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy');
    expect(readSession()).toBeUndefined();
    expect(asked).toHaveLength(1);
  },
};

export const CancelsTheWork: Story = {
  name: '计算还没做完就关掉：回到表单，什么都没发出去',
  beforeEach: platform({
    // More than anybody could do while this story runs.
    [sliderCaptcha.path]: { ...puzzle, work: { bits: 32 } },
    [validateGeeCheck.path]: (payload: Record<string, unknown>) => asked.push(payload),
  }),
  play: async () => {
    await fillLogin();
    await press('登录');
    await slideByKeyboard();
    await screen.findByText('正在验证…', { selector: '[role=status]' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy');
    expect(asked).toHaveLength(1);
  },
};
