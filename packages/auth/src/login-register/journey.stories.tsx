import { configureApi } from '@lobby/api';
import { endSession, readSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { failureText } from '@lobby/api-client/request';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { DialogHost } from '@lobby/dialogs';
import { Button } from '@lobby/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDispatch } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { authFeature } from '../index.ts';

const { login, register } = contract.userSession;

/** The whole way in, over a platform that answers what a story says. */
function Journey() {
  const dispatch = useDispatch();
  return (
    <>
      <Button lang="zh-Hans" onClick={() => dispatch(loginRegisterDialog.open({ way: 'register' }))}>
        去注册
      </Button>
      <Button lang="zh-Hans" onClick={() => dispatch(loginRegisterDialog.open({ way: 'login' }))}>
        去登录
      </Button>
      <DialogHost dialogs={authFeature.dialogs} />
    </>
  );
}

const meta = {
  title: '对话框/登录注册/全过程',
  component: Journey,
  parameters: {
    docs: {
      description: { component: '从打开对话框到进入会员状态的完整过程，包括用户名已存在、断网与记住密码。' },
    },
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: Record<string, unknown>[] = [];

function platform(answers: Record<string, FakeAnswer>): Story['beforeEach'] {
  return () => {
    asked.length = 0;
    const listening = Object.entries(answers).map(([path, answer]) => [
      path,
      (payload: Record<string, unknown>) => {
        asked.push({ path, ...payload });
        return typeof answer === 'function' ? answer(payload) : answer;
      },
    ]);
    configureApi({ ...fakeApiSettings, fetch: fakePlatform(Object.fromEntries(listening)) });
    endSession();
    return () => endSession();
  };
}

async function fillRegister() {
  await userEvent.click(await screen.findByRole('button', { name: '去注册' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
  await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
  await userEvent.type(screen.getByLabelText('确认密码'), 'abcd1234');
}

const closed = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: '用户名' })).not.toBeInTheDocument());
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const abcd1234InMd5 = 'e19d5cd5af0378da05f63f891c7467af';

export const Registers: Story = {
  name: '注册成功后自动登录',
  beforeEach: platform({
    [register.path]: { userId: 'u1', grant: 'grant-1' },
    [login.path]: { token: 'token-1', userId: 'u1' },
  }),
  play: async () => {
    await fillRegister();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit('注册');
    await waitFor(() => expect(readSession()).toEqual({ token: 'token-1', userId: 'u1' }));
    await closed();
    expect(asked).toMatchObject([
      { path: register.path, name: 'linqiao88', password: abcd1234InMd5, secondPassword: abcd1234InMd5 },
      { path: login.path, isAgent: 0, name: 'linqiao88', kaptchcate: 99, codeId: 'grant-1' },
    ]);
  },
};

export const NameTaken: Story = {
  name: '用户名已存在：改个名字就行',
  beforeEach: platform({ [register.path]: refuse('data-exists') }),
  play: async () => {
    await fillRegister();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit('注册');
    expect(await screen.findByText('该用户名已被注册，请换一个')).toBeVisible();
    const name = screen.getByRole('textbox', { name: '用户名' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByLabelText('确认密码')).toHaveValue('abcd1234');
    await userEvent.type(name, 'x');
    await waitFor(() => expect(screen.queryByText('该用户名已被注册，请换一个')).not.toBeInTheDocument());
  },
};

export const RemembersThePassword: Story = {
  name: '记住密码：退出后直接登录，密码不对了才忘记',
  beforeEach: platform({
    [login.path]: ({ name }: { name: string }) =>
      name === 'linqiao88' && asked.length < 3
        ? { token: 'token-1', userId: 'u1' }
        : refuse('invalid-credentials'),
  }),
  play: async () => {
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
      return screen.findByRole('textbox', { name: '用户名' });
    };
    await userEvent.type(await open(), 'linqiao88');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
    await userEvent.click(screen.getByRole('checkbox', { name: '记住密码' }));
    await submit('登录');
    await closed();
    endSession();
    const again = await open();
    await waitFor(() => expect(again).toHaveValue('linqiao88'));
    expect(screen.getByLabelText('密码')).toHaveValue('');
    await submit('登录');
    await closed();
    expect(asked[1]).toMatchObject({ password: abcd1234InMd5 });
    await open();
    await screen.findByText('已记住密码，可直接登录；取消勾选即删除');
    await submit('登录');
    expect(await screen.findByText(resultMessage('invalid-credentials', 'zh-CN'))).toBeVisible();
    await submit('登录');
    expect(await screen.findByText('密码不能为空')).toBeVisible();
  },
};

export const LosesTheConnection: Story = {
  name: '断网：填写的内容都在，再按一次就好',
  beforeEach: () => {
    let trips = 0;
    const online = fakePlatform({ [login.path]: { token: 'token-1', userId: 'u1' } });
    configureApi({
      ...fakeApiSettings,
      fetch: (...args) =>
        ++trips === 1 ? Promise.reject(new TypeError('Failed to fetch')) : online(...args),
    });
    endSession();
    return () => endSession();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
    await submit('登录');
    expect(await screen.findByText(failureText({ kind: 'offline' }, 'zh-CN'))).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveValue('abcd1234');
    await submit('登录');
    await waitFor(() => expect(readSession()?.token).toBe('token-1'));
  },
};
