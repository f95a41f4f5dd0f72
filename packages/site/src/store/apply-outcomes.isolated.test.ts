import { apiRefused } from '@lobby/api-client/api';
import { inlineText } from '@lobby/api-client/request';
import { outcomeOf, type ResultName, resultCodes } from '@lobby/api-client/result-codes';
import { userInfoOpened } from '@lobby/api-client/session';
import { refused } from '@lobby/api-client/testing';
import { toast } from '@lobby/ui-kit/toast';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintenanceDialog } from '../maintenance/maintenance.dialog.ts';
import { bindRealNameDialog } from '../prompts/bind-real-name/bind-real-name.dialog.ts';
import { tipsDialog } from '../prompts/tips/tips.dialog.ts';
import { applyOutcomes } from './apply-outcomes.ts';
import { createListening } from './listening.ts';
import { notify } from './notify.ts';

vi.mock('./notify.ts', () => ({ notify: vi.fn() }));
vi.mock('@lobby/ui-kit/toast', () => ({ toast: { error: vi.fn(), warning: vi.fn() } }));
beforeEach(() => vi.clearAllMocks());

async function refuse(
  name: ResultName,
  facts: { onRefusal?: 'toast' | 'caller'; stale?: boolean; pages?: string[]; data?: object } = {},
) {
  const actions: { type: string; payload?: unknown }[] = [];
  const visited: string[] = [];
  const listening = createListening();
  const store = configureStore({
    reducer: (_state: null | undefined, action) => {
      actions.push(action);
      return null;
    },
    middleware: withDefaults => withDefaults().prepend(listening.middleware),
  });
  applyOutcomes(
    listening.startListening,
    { navigate: to => void visited.push(to), pathname: () => '/home' },
    path => (facts.pages ?? []).includes(path),
  );
  const failure = refused(name, { message: '服务器的话', data: facts.data });
  store.dispatch(
    apiRefused({
      path: '/x',
      failure,
      outcome: failure.outcome,
      onRefusal: facts.onRefusal ?? 'toast',
      stale: facts.stale ?? false,
    }),
  );
  await vi.dynamicImportSettled();
  return { actions, visited, dispatch: store.dispatch };
}

describe('the outcome of a result code', () => {
  it('shows an ordinary rejection as a toast', async () => {
    await refuse('frequent-submission');
    expect(toast.error).toHaveBeenCalledWith('服务器的话');
  });

  it('shows nothing when the caller shows the text itself', async () => {
    await refuse('frequent-submission', { onRefusal: 'caller' });
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('does nothing for an answer to an ended session', async () => {
    await refuse('frequent-submission', { stale: true });
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('opens a dialog with customer service for a code that asks for it', async () => {
    const { actions } = await refuse('contact-customer-service');
    expect(actions).toContainEqual(tipsDialog.open({ text: '服务器的话', service: true }));
  });

  it('opens a dialog that has to be confirmed', async () => {
    const { actions } = await refuse('region-warning');
    expect(actions).toContainEqual(tipsDialog.open({ text: '服务器的话' }));
  });

  it('opens the binding page if there is one', async () => {
    expect((await refuse('unbound-phone')).visited).toEqual([]);
    expect((await refuse('unbound-phone', { pages: ['/mine/auth'] })).visited).toEqual(['/mine/auth']);
  });

  it('shows nothing where the screen shows the outcome itself', async () => {
    await refuse('no-data');
    expect(toast.error).not.toHaveBeenCalled();
    expect(toast.warning).not.toHaveBeenCalled();
  });

  it('reports a missing real name, and opens its page if there is one', async () => {
    const words = '服务器的话';
    expect((await refuse('bind-real-name')).actions).toContainEqual(
      bindRealNameDialog.open({ text: words, hasPage: false }),
    );
    const { actions, visited, dispatch } = await refuse('bind-real-name', { pages: ['/mine/userinfo'] });
    expect(actions).toContainEqual(bindRealNameDialog.open({ text: words, hasPage: true }));
    dispatch(userInfoOpened());
    expect(visited).toEqual(['/mine/userinfo']);
  });
});

/** Every row that is not an ordinary toast; what is not listed here is one. */
const seen: Partial<
  Record<ResultName, 'dialog' | 'dialog with service' | 'page' | 'binding' | 'warning' | 'elsewhere'>
> = {
  success: 'elsewhere',
  'login-expired': 'elsewhere',
  'graphic-verification': 'elsewhere',
  'rapid-verification': 'elsewhere',
  'ip-not-passed': 'elsewhere',
  'device-not-passed': 'elsewhere',
  'device-and-ip-not-passed': 'elsewhere',
  'long-time-not-logged-in': 'elsewhere',
  'risky-login': 'elsewhere',
  'wallet-token-expired': 'elsewhere',
  'no-data': 'elsewhere',
  'popup-not-prompted': 'elsewhere',
  maintenance: 'page',
  'system-under-maintenance': 'page',
  'region-warning': 'dialog',
  'venue-activity': 'dialog',
  'login-register-suspended-with-popup': 'dialog',
  'contact-customer-service': 'dialog with service',
  'region-limited': 'dialog with service',
  'ip-restricted': 'dialog with service',
  'bind-real-name': 'binding',
  'unbound-phone': 'warning',
  'phone-verification-required': 'warning',
};

describe('what a member sees of each code', () => {
  const text = '服务器的话';

  it.each(Object.entries(resultCodes))('%s $name', async (_, { name }) => {
    const { actions } = await refuse(name);
    const dialogs = actions.filter(action => action.type.startsWith('dialogs/'));
    const what = seen[name] ?? 'toast';
    expect(vi.mocked(toast.error).mock.calls).toEqual(what === 'toast' ? [[text]] : []);
    expect(vi.mocked(toast.warning).mock.calls).toEqual(what === 'warning' ? [[text]] : []);
    expect(dialogs).toEqual(
      what === 'dialog'
        ? [tipsDialog.open({ text })]
        : what === 'page'
          ? [maintenanceDialog.open({ until: undefined })]
          : what === 'dialog with service'
            ? [tipsDialog.open({ text, service: true })]
            : what === 'binding'
              ? [bindRealNameDialog.open({ text, hasPage: false })]
              : [],
    );
  });
});

describe('a rejection is shown once', () => {
  const refusals = Object.entries(resultCodes).filter(([, { outcome }]) => outcome !== 'accept');

  it.each(refusals)('%s $name, by a screen with its own text', async (_, { name }) => {
    const { actions } = await refuse(name, { onRefusal: 'caller' });
    const said = [
      inlineText(refused(name), 'zh-CN'),
      ...vi.mocked(toast.error).mock.calls,
      ...vi.mocked(toast.warning).mock.calls,
      ...actions.filter(action => action.type.startsWith('dialogs/')),
      ...(outcomeOf(name) === 'sign-out' ? ['the login that opens'] : []),
    ].filter(Boolean);
    expect(said).toHaveLength(1);
  });

  it('passes the reopening time to the maintenance page', async () => {
    const { actions } = await refuse('maintenance', { data: { until: 1_800_000_000_000 } });
    expect(actions).toContainEqual(maintenanceDialog.open({ until: 1_800_000_000_000 }));
    const { actions: odd } = await refuse('maintenance', { data: { until: 'tomorrow' } });
    expect(odd).toContainEqual(maintenanceDialog.open({ until: undefined }));
  });
});

describe('when the code of an outcome fails to load', () => {
  beforeEach(() =>
    vi.doMock('./apply-outcome.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    }),
  );
  afterEach(() => vi.doUnmock('./apply-outcome.ts'));

  it('shows a fallback text in the member’s language', async () => {
    await refuse('maintenance');
    expect(toast.error).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledWith('failed');
  });
});
