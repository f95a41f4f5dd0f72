import { apiRefused, configureApi } from '@lobby/api';
import { endSession, loginExpired } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import {
  codeOf,
  type Outcome,
  outcomeOf,
  type ResultName,
  resultCodes,
  resultMessage,
} from '@lobby/api-client/result-codes';
import { fakeApiSettings, fakePlatform, refused } from '@lobby/api-client/testing';
import { authFeature } from '@lobby/auth';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { DialogHost } from '@lobby/dialogs';
import {
  applyOutcomes,
  createSiteStore,
  followPrompts,
  followSession,
  siteDialogs,
} from '@lobby/site/testing';
import { Button } from '@lobby/ui-kit/button';
import { ToastRegion } from '@lobby/ui-kit/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const open = {
  ip: '127.0.0.1',
  time: 1_795_000_000_000,
  siteBaseConfig: { title: '', h5DomainUrl: '', encryptSwitch: '0', playMoney: true },
};

/** What each outcome looks like to a player; where the screen that asked draws it, which one that is. */
const seenAs: Record<Outcome, string> = {
  accept: '成功，不打扰',
  'ask-captcha': '打开验证码，通过后自动重试（见 对话框/滑块验证、图形验证）',
  'sign-out': '提示重新登录，回到首页，打开登录',
  'verify-device': '打开新设备验证（见 对话框/身份验证）',
  'bind-phone': '对话框，就地绑定手机号',
  'bind-real-name': '对话框，就地绑定真实姓名',
  'contact-service': '对话框，可联系客服',
  'show-dialog': '对话框，读完才关',
  maintenance: '整页说明，自己重试，恢复后消失',
  'block-region': '对话框，可联系客服',
  'relaunch-venue': '场馆自己重新进入',
  'show-message': '轻提示；表单内则写在按钮上方',
  'stay-silent': '由页面自己说明',
};

function makeSite() {
  const { store, listening } = createSiteStore();
  const router = { navigate: () => {}, sendHome: () => {}, pathname: () => '/home' };
  applyOutcomes(listening.startListening);
  followSession(listening.startListening, router, []);
  followPrompts(listening.startListening);
  for (const start of authFeature.listeners) start(listening.startListening);
  return store;
}

/** Every code of the catalogue, and a button that lets it happen. */
function Catalogue() {
  const store = useMemo(makeSite, []);
  const happen = (name: ResultName, code: number) => {
    const outcome = outcomeOf(name);
    // As the endpoints do it, in `reportRefusal`.
    if (outcome === 'sign-out') store.dispatch(loginExpired({ hadToken: true }));
    const failure = { ...refused(name), code };
    store.dispatch(apiRefused({ path: '/story', failure, outcome, onRefusal: 'toast', stale: false }));
  };
  return (
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <table lang="zh-Hans" style={{ borderSpacing: '0.75rem 0.25rem', textAlign: 'start' }}>
          <thead>
            <tr>
              <th scope="col">编号</th>
              <th scope="col">名称</th>
              <th scope="col">玩家看到</th>
              <th scope="col">试一试</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(resultCodes).map(([code, { name, outcome }]) => (
              <tr key={code}>
                <td>{code}</td>
                <td>{name}</td>
                <td>{seenAs[outcome]}</td>
                <td>
                  <Button size="s" onClick={() => happen(name, Number(code))}>
                    试试 {code}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <DialogHost dialogs={[...siteDialogs, ...authFeature.dialogs]} />
        <ToastRegion />
      </BrandProvider>
    </Provider>
  );
}

const meta = {
  title: '反馈/结果码',
  component: Catalogue,
  tags: ['covers-page'],
  parameters: {
    docs: {
      description: { component: '平台可能返回的每一个结果码，以及会员会看到什么；点按钮就能让它发生一次。' },
    },
    house: { bare: true },
    // The words of a refusal are those of the moment it came.
    saidBefore: true,
  },
  beforeEach: () => {
    configureApi({
      ...fakeApiSettings,
      fetch: fakePlatform({ [contract.configuration.preInfo.path]: open }),
    });
    endSession();
  },
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

const happen = async (name: ResultName) =>
  userEvent.click(await screen.findByRole('button', { name: `试试 ${codeOf(name)}` }));

const wordsOf = (name: ResultName) => resultMessage(name, 'zh-CN');

/** A dialog with the words of the result, closed again by its quiet button. */
function inADialog(name: ResultName, button: string): Story['play'] {
  return async () => {
    await happen(name);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(wordsOf(name));
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  };
}

/** The whole window, until the platform answers again: then it goes by itself. */
function onAPage(name: ResultName): Story['play'] {
  return async () => {
    await happen(name);
    const page = await screen.findByRole('dialog', { name: '系统维护中' });
    await userEvent.click(await screen.findByRole('button', { name: '立即重试' }));
    await waitFor(() => expect(page).not.toBeInTheDocument());
  };
}

export const All: Story = { name: '全部' };
export const Message: Story = {
  name: '轻提示：登录设备过多',
  play: async () => {
    await happen('too-many-devices');
    await waitFor(() => expect(screen.getAllByText(wordsOf('too-many-devices'))[0]).toBeVisible());
  },
};
export const SixtySeconds: Story = {
  name: '轻提示：60秒限制',
  play: async () => {
    await happen('sixty-second-limit');
    await waitFor(() => expect(screen.getAllByText(wordsOf('sixty-second-limit'))[0]).toBeVisible());
  },
};
export const Expired: Story = {
  name: '登录过期：请重新登录',
  play: async () => {
    await happen('login-expired');
    expect(await screen.findByRole('tab', { name: '登录' })).toBeVisible();
  },
};
export const Maintenance: Story = {
  name: '维护',
  play: onAPage('maintenance'),
};
export const SystemMaintenance: Story = {
  name: '系统维护',
  play: onAPage('system-under-maintenance'),
};
export const ContactService: Story = {
  name: '请联系客服',
  play: inADialog('contact-customer-service', '联系客服'),
};
export const RegionLimited: Story = {
  name: '地区受限',
  play: inADialog('region-limited', '联系客服'),
};
export const RegionWarning: Story = {
  name: '地区提醒',
  play: inADialog('region-warning', '知道了'),
};
export const IpRestricted: Story = {
  name: '网络地址受限',
  play: inADialog('ip-restricted', '联系客服'),
};
export const BindRealName: Story = {
  name: '绑定真实姓名',
  play: inADialog('bind-real-name', '联系客服'),
};
export const Suspended: Story = {
  name: '登录注册暂停：有对话框',
  play: inADialog('login-register-suspended-with-popup', '知道了'),
};
export const SuspendedQuietly: Story = {
  name: '登录注册暂停：没有对话框',
  play: async () => {
    await happen('login-register-suspended-without-popup');
    await waitFor(() =>
      expect(screen.getAllByText(wordsOf('login-register-suspended-without-popup'))[0]).toBeVisible(),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
