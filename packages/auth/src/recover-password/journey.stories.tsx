import { configureApi } from '@lobby/api';
import { endSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { DialogHost } from '@lobby/dialogs';
import { Button } from '@lobby/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDispatch } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { authFeature } from '../index.ts';

const { forgetByPhoneOne, forgetByPhoneTwo, forgetByPhoneThree, forgetByEmailOne, forgetByEmailTwo } =
  contract.userRecovery;
const { queryCountryArea } = contract.countryArea;

/** From login through the whole wizard and back, over a platform that answers what a story says. */
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
  title: '对话框/找回密码/全过程',
  component: Journey,
  parameters: {
    docs: { description: { component: '从登录框出发，用手机或邮箱三步找回密码，再回到登录的完整过程。' } },
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: Record<string, unknown>[] = [];
let sends = 0;

/** A code can be asked for again at once, so that no story waits a minute. */
const sent = () => ({ ticket: `t${++sends}`, resendAt: Date.now() });

function platform(answers: Record<string, FakeAnswer>): Story['beforeEach'] {
  return () => {
    asked.length = 0;
    sends = 0;
    const listening = Object.entries(answers).map(([path, answer]) => [
      path,
      (payload: Record<string, unknown>) => {
        asked.push({ path, ...payload });
        return typeof answer === 'function' ? answer(payload) : answer;
      },
    ]);
    const fakes: Record<string, FakeAnswer> = Object.fromEntries(listening);
    fakes[queryCountryArea.path] = [
      { iso2: 'CN', areaName: '中国大陆', areaCode: '+86', regex: '^1[3-9]\\d{9}$' },
      { iso2: 'HK', areaName: '中国香港', areaCode: '+852', regex: '^[5-9]\\d{7}$' },
    ];
    configureApi({ ...fakeApiSettings, fetch: fakePlatform(fakes) });
    endSession();
    sessionStorage.clear();
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function begin() {
  await press('去登录');
  await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
  await press('忘记密码？');
  await screen.findByRole('radiogroup', { name: '找回方式' });
}

async function typeCode(code: string) {
  await userEvent.click(await screen.findByLabelText('验证码', { selector: 'input' }));
  await userEvent.paste(code);
  await press('下一步');
}

async function typePassword() {
  await userEvent.type(await screen.findByLabelText('新密码'), 'wxyz9876');
  await userEvent.type(screen.getByLabelText('确认新密码'), 'wxyz9876');
  await press('确认修改');
}

export const ByPhone: Story = {
  name: '手机：香港号码，三步找回，自动返回登录',
  beforeEach: platform({
    [forgetByPhoneOne.path]: sent,
    [forgetByPhoneTwo.path]: { ticket: 'proved' },
    [forgetByPhoneThree.path]: null,
  }),
  play: async () => {
    await begin();
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('linqiao88');
    await userEvent.click(await screen.findByRole('combobox', { name: '国家或地区 中国大陆 +86' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索国家、地区或区号' }), '852{Enter}');
    await screen.findByRole('combobox', { name: '国家或地区 中国香港 +852' });
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '51234567');
    await press('下一步');
    const box = await screen.findByLabelText('验证码', { selector: 'input' });
    await waitFor(() => expect(box).toHaveFocus());
    await typeCode('123456');
    await waitFor(() => expect(screen.getByLabelText('新密码')).toHaveFocus());
    await typePassword();
    expect(await screen.findByText('新密码已生效')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '立即登录' })).toHaveFocus());
    await screen.findByRole('tab', { name: '登录' }, { timeout: 6000 });
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '去登录' })).toHaveFocus());
    const phone = '+852 51234567';
    expect(asked).toMatchObject([
      { path: forgetByPhoneOne.path, phone, name: 'linqiao88' },
      { path: forgetByPhoneTwo.path, phone, name: 'linqiao88', code: '123456', ticket: 't1' },
      { path: forgetByPhoneThree.path, phone, name: 'linqiao88', ticket: 'proved' },
    ]);
    expect(asked[2]).toMatchObject({ password: asked[2]?.secondPassword });
    expect(asked[2]?.password).toMatch(/^[0-9a-f]{32}$/);
  },
};

export const ByEmail: Story = {
  name: '邮箱：输错一次，失效后重新获取',
  beforeEach: platform({
    [forgetByEmailOne.path]: sent,
    [forgetByEmailTwo.path]: ({ code, ticket }: { code: string; ticket: string }) => {
      if (code === '000000') return refuse('authentication-code-error');
      return ticket === 't2' ? { ticket: 'proved' } : refuse('authentication-code-expired');
    },
  }),
  play: async () => {
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: '邮箱找回' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '邮箱' }), 'linqiao@example.com');
    await press('下一步');
    await typeCode('000000');
    expect(await screen.findByText(resultMessage('authentication-code-error', 'zh-CN'))).toBeVisible();
    await typeCode('123456');
    expect(await screen.findByText(resultMessage('authentication-code-expired', 'zh-CN'))).toBeVisible();
    await press('重新获取');
    await waitFor(() => expect(asked.filter(call => call.path === forgetByEmailOne.path)).toHaveLength(2));
    await typeCode('123456');
    expect(await screen.findByLabelText('新密码')).toBeVisible();
    await press('上一步');
    await press('上一步');
    expect(await screen.findByRole('textbox', { name: '邮箱' })).toHaveValue('linqiao@example.com');
    await press('返回登录');
    await screen.findByRole('tab', { name: '登录' });
  },
};

export const AnswersDoNotTell: Story = {
  name: '60秒内重复发送：原样留在第一步',
  beforeEach: platform({
    [forgetByPhoneOne.path]: () =>
      refuse('sixty-second-limit', { data: { resendAt: Date.now() + 3_600_000 } }),
  }),
  play: async () => {
    await begin();
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '13800138066');
    await press('下一步');
    // An hour ahead of this clock: as much as a minute is left, and never more.
    expect((await screen.findAllByText('请在 60 秒后再试'))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138066');
  },
};
