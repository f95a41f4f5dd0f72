import { configureApi } from '@lobby/api';
import { endSession, readSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { DialogHost } from '@lobby/dialogs';
import { Button } from '@lobby/ui-kit/button';
import { md5Hex } from '@lobby/verification/codes/md5';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDispatch } from 'react-redux';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { authFeature } from '../index.ts';
import { openDialogs } from '../testing/open-dialogs.ts';

const { login } = contract.userSession;
const { sendCodeOne } = contract.userVerification;

/** A login from an unknown device. */
function Journey() {
  const dispatch = useDispatch();
  return (
    <>
      <Button lang="zh-Hans" onClick={() => dispatch(loginRegisterDialog.open({ way: 'login' }))}>
        去登录
      </Button>
      <DialogHost dialogs={authFeature.dialogs} />
    </>
  );
}

const meta = {
  title: '对话框/新设备验证/全过程',
  component: Journey,
  parameters: {
    docs: { description: { component: '在陌生设备上登录的完整过程：短信、语音来电、倒计时与验证超时。' } },
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const logins: Record<string, unknown>[] = [];
const codes: Record<string, unknown>[] = [];

function platform(more: Record<string, FakeAnswer> = {}): Story['beforeEach'] {
  return () => {
    logins.length = 0;
    codes.length = 0;
    configureApi({
      ...fakeApiSettings,
      fetch: fakePlatform({
        [login.path]: (payload: Record<string, unknown>) => {
          logins.push(payload);
          if (payload.kaptchcate !== 99) {
            return refuse('device-not-passed', {
              data: { phoneNumber: '138****8066', codeId: 'challenge-1' },
            });
          }
          return payload.code === '246810'
            ? { token: 'token-1', userId: 'u1' }
            : refuse('authentication-code-error');
        },
        [sendCodeOne.path]: (payload: Record<string, unknown>) => {
          codes.push(payload);
          return payload.SendCodeNum === md5Hex('0013')
            ? { resendAt: Date.now() + 60_000 }
            : refuse('invalid-parameter', { message: '手机号码错误' });
        },
        ...more,
      }),
    });
    endSession();
    sessionStorage.clear();
    return () => endSession();
  };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** A dialog that is just coming is there before it can be seen. */
async function shows(words: string | RegExp) {
  const found = await screen.findByText(words);
  await waitFor(() => expect(found).toBeVisible());
}

/** Each story is another member: a countdown is the member's, and outlives a story. */
async function logInAs(name: string) {
  await press('去登录');
  await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), name);
  await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
  await press('登录');
  await screen.findByRole('dialog', { name: '身份验证' });
}
async function giveDigits(digits: string) {
  const check = within(await screen.findByRole('dialog', { name: '安全检查' }));
  await userEvent.click(check.getByLabelText('手机号中间4位', { selector: 'input' }));
  await userEvent.paste(digits);
  await userEvent.keyboard('{Enter}');
}
async function giveCode(code: string) {
  await userEvent.click(await screen.findByLabelText('短信或语音验证码', { selector: 'input' }));
  await userEvent.paste(code);
  await press('登录');
}

export const BySms: Story = {
  name: '短信：填错一次号码和一次验证码，还是进来了',
  beforeEach: platform(),
  play: async () => {
    await logInAs('linqiao1');
    await giveCode('246810');
    expect(await screen.findByText('请先获取验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(logins).toHaveLength(1);
    await press('获取验证码');
    await giveDigits('1111');
    await shows('手机号码错误');
    await giveDigits('0013');
    await shows('验证码已发送到 138****8066，10分钟内有效');
    const box = screen.getByLabelText('短信或语音验证码', { selector: 'input' });
    await waitFor(() => expect(box).toHaveFocus());
    await giveCode('000000');
    await shows(resultMessage('authentication-code-error', 'zh-CN'));
    await giveCode('246810');
    await waitFor(() => expect(readSession()?.token).toBe('token-1'));
    await waitFor(() => expect(openDialogs()).toHaveLength(0));
    const password = md5Hex('abcd1234');
    expect(logins.at(-1)).toMatchObject({
      name: 'linqiao1',
      password,
      kaptchcate: 99,
      codeId: 'challenge-1',
      code: '246810',
    });
    expect(codes.at(-1)).toMatchObject({
      type: 3,
      cate: 0,
      SendName: md5Hex('linqiao1'),
      codeId: md5Hex('challenge-1'),
    });
    const sealed = JSON.stringify(codes);
    for (const plain of ['linqiao1', 'challenge-1', password, '"0013"']) expect(sealed).not.toContain(plain);
  },
};

export const ByVoice: Story = {
  name: '语音：先说明来电，再拨打',
  beforeEach: platform(),
  play: async () => {
    await logInAs('linqiao2');
    await press('语音获取');
    await shows(/请点击“确定”并接听来电/);
    await press('确定');
    await giveDigits('0013');
    await shows(/正在呼叫 138\*\*\*\*8066/);
    expect(codes[0]).toMatchObject({ cate: 2 });
    await giveCode('246810');
    await waitFor(() => expect(readSession()?.token).toBe('token-1'));
  },
};

export const CountsOn: Story = {
  name: '倒计时：关掉再打开，只要再输密码，验证码和倒计时都在',
  beforeEach: platform(),
  play: async () => {
    await logInAs('linqiao3');
    await press('获取验证码');
    await giveDigits('0013');
    await screen.findByRole('button', { name: /秒后可重新获取/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialogs()).toHaveLength(0));
    await press('去登录');
    const name = await screen.findByRole('textbox', { name: '用户名' });
    expect(name).toHaveValue('linqiao3');
    await shows('之前发送的验证码仍然有效，输入密码即可继续');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
    await press('登录');
    const again = await screen.findByRole('button', { name: /秒后可重新获取/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await giveCode('246810');
    await waitFor(() => expect(readSession()?.token).toBe('token-1'));
    expect(logins).toHaveLength(2);
    expect(codes).toHaveLength(1);
  },
};

const tooManyDevices = refuse('too-many-devices', {
  data: {
    codeId: 'room-1',
    sessions: [
      {
        id: 'a'.repeat(16),
        device: 'Safari · iPhone',
        ip: '203.0.113.*',
        startedAt: 1,
        seenAt: 1_795_190_400_000,
      },
      {
        id: 'b'.repeat(16),
        device: 'Chrome · Windows',
        ip: '203.0.113.*',
        startedAt: 1,
        seenAt: 1_795_190_400_000,
      },
    ],
  },
});

export const EndsOneDevice: Story = {
  name: '登录设备过多：退出其中一个，不用再获取验证码',
  beforeEach: platform({
    [login.path]: (payload: Record<string, unknown>) => {
      logins.push(payload);
      if (payload.endSession) return { token: 'token-1', userId: 'u1' };
      if (payload.kaptchcate === 99) return tooManyDevices;
      return refuse('device-not-passed', { data: { phoneNumber: '138****8066', codeId: 'challenge-1' } });
    },
  }),
  play: async () => {
    await logInAs('linqiao5');
    await press('获取验证码');
    await giveDigits('0013');
    await giveCode('246810');
    await userEvent.click(await screen.findByRole('radio', { name: /Chrome · Windows/ }));
    await press('退出所选设备并登录');
    await waitFor(() => expect(readSession()?.token).toBe('token-1'));
    await waitFor(() => expect(openDialogs()).toHaveLength(0));
    expect(logins.at(-1)).toMatchObject({
      name: 'linqiao5',
      kaptchcate: 99,
      codeId: 'room-1',
      endSession: 'b'.repeat(16),
    });
    expect(codes).toHaveLength(1);
  },
};

export const ChallengeIsOver: Story = {
  name: '验证已超时：重新登录',
  beforeEach: platform({ [sendCodeOne.path]: refuse('authentication-code-expired') }),
  play: async () => {
    await logInAs('linqiao4');
    await press('获取验证码');
    await giveDigits('0013');
    await shows('验证已超时，请重新登录');
    await press('重新登录');
    const name = await screen.findByRole('textbox', { name: '用户名' });
    await waitFor(() => expect(name).toBeVisible());
  },
};
