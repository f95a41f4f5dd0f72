import { apiRefused } from '@lobby/api';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { inlineText } from '@lobby/api-client/request';
import { outcomeOf, type ResultName, resultCodes, resultTitle } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { toast } from '@lobby/ui-kit/toast';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintenanceDialog } from '../maintenance/maintenance.dialog.ts';
import { bindingNeededDialog } from '../prompts/binding-needed/binding-needed.dialog.ts';
import { tipsDialog } from '../prompts/tips/tips.dialog.ts';
import { tellAgainMs } from './apply-outcome.ts';
import { applyOutcomes } from './apply-outcomes.ts';
import { createListening } from './listening.ts';
import { notify } from './notify.ts';

vi.mock('./notify.ts', () => ({ notify: vi.fn() }));
vi.mock('@lobby/ui-kit/toast', () => ({ toast: { error: vi.fn() } }));
beforeEach(() => vi.clearAllMocks());

/** A site whose actions are kept, and which is told of refusals. */
function openSite() {
  const actions: { type: string; payload?: unknown }[] = [];
  const listening = createListening();
  const store = configureStore({
    reducer: (_state: null | undefined, action) => {
      actions.push(action);
      return null;
    },
    middleware: withDefaults => withDefaults().prepend(listening.middleware),
  });
  applyOutcomes(listening.startListening);
  return {
    actions,
    async refuse(
      name: ResultName,
      facts: { onRefusal?: 'toast' | 'caller'; stale?: boolean; data?: object } = {},
    ) {
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
      return { actions };
    },
  };
}

const refuse: ReturnType<typeof openSite>['refuse'] = (...asked) => openSite().refuse(...asked);

describe('the outcome of a result code', () => {
  it('shows an ordinary rejection as a toast', async () => {
    await refuse('frequent-submission');
    expect(toast.error).toHaveBeenCalledWith('服务器的话', resultTitle('frequent-submission', 'zh-CN'));
  });

  it('has no title where a reason says more than the code means', async () => {
    await refuse('data-exists', { data: { reason: 'name-taken' } });
    expect(toast.error).toHaveBeenCalledWith(reasonMessage('name-taken', 'zh-CN', {}), undefined);
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
    expect(actions).toContainEqual(
      tipsDialog.open({
        title: resultTitle('contact-customer-service', 'zh-CN'),
        text: '服务器的话',
        service: true,
      }),
    );
  });

  it('opens a dialog that has to be confirmed', async () => {
    const { actions } = await refuse('region-warning');
    expect(actions).toContainEqual(
      tipsDialog.open({ title: resultTitle('region-warning', 'zh-CN'), text: '服务器的话', again: true }),
    );
  });

  it('shows what the operator says in place of the words of a code, in the member’s script', async () => {
    const said = async (notice: unknown) =>
      (await refuse('login-register-suspended-with-popup', { data: { notice } })).actions;
    const title = resultTitle('login-register-suspended-with-popup', 'zh-CN');
    const notice = { 'zh-CN': '今晚升级', 'zh-TW': '今晚升級' };
    expect(await said(notice)).toContainEqual(tipsDialog.open({ title, text: '今晚升级' }));
    for (const odd of [{ 'zh-CN': '' }, { 'zh-CN': 1 }, '今晚升级', null])
      expect(await said(odd)).toContainEqual(tipsDialog.open({ title, text: '服务器的话' }));
  });

  it('says once in half a minute that the address is blocked, whatever the page goes on asking', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { actions, refuse: again } = openSite();
    const dialogs = () => actions.filter(action => action.type.startsWith('dialogs/')).length;
    await again('ip-restricted');
    await again('ip-restricted', { onRefusal: 'caller' });
    expect(dialogs()).toBe(1);
    await again('region-limited');
    await again('region-limited');
    expect(dialogs()).toBe(3);
    vi.advanceTimersByTime(tellAgainMs);
    await again('ip-restricted');
    expect(dialogs()).toBe(4);
    vi.useRealTimers();
  });

  it('says what has to be bound, in one dialog', async () => {
    const text = '服务器的话';
    const phone = bindingNeededDialog.open({ text, what: 'phone' });
    const realName = bindingNeededDialog.open({ text, what: 'realName' });
    expect((await refuse('unbound-phone')).actions).toContainEqual(phone);
    expect((await refuse('phone-verification-required')).actions).toContainEqual(phone);
    expect((await refuse('bind-real-name')).actions).toContainEqual(realName);
  });

  it('leaves a missing confirmation to the dialog that changes what is bound', async () => {
    const data = { reason: 'confirmation-missing' };
    const { actions } = await refuse('phone-verification-required', { onRefusal: 'caller', data });
    expect(actions.filter(action => action.type.startsWith('dialogs/'))).toEqual([]);
  });

  it('shows nothing where the screen shows the outcome itself', async () => {
    await refuse('no-data');
    expect(toast.error).not.toHaveBeenCalled();
  });
});

/** Every row that is not an ordinary toast; what is not listed here is one. */
const seen: Partial<
  Record<
    ResultName,
    'dialog' | 'dialog, then again' | 'dialog with service' | 'page' | 'real name' | 'phone' | 'elsewhere'
  >
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
  'region-warning': 'dialog, then again',
  'login-register-suspended-with-popup': 'dialog',
  'contact-customer-service': 'dialog with service',
  'region-limited': 'dialog with service',
  'ip-restricted': 'dialog with service',
  'bind-real-name': 'real name',
  'unbound-phone': 'phone',
  'phone-verification-required': 'phone',
};

describe('what a member sees of each code', () => {
  const text = '服务器的话';

  it.each(Object.entries(resultCodes))('%s $name', async (_, { name }) => {
    const { actions } = await refuse(name);
    const title = resultTitle(name, 'zh-CN');
    const dialogs = actions.filter(action => action.type.startsWith('dialogs/'));
    const what = seen[name] ?? 'toast';
    expect(vi.mocked(toast.error).mock.calls).toEqual(what === 'toast' ? [[text, title]] : []);
    expect(dialogs).toEqual(
      what === 'dialog'
        ? [tipsDialog.open({ title, text })]
        : what === 'dialog, then again'
          ? [tipsDialog.open({ title, text, again: true })]
          : what === 'page'
            ? [maintenanceDialog.open({ until: undefined })]
            : what === 'dialog with service'
              ? [tipsDialog.open({ title, text, service: true })]
              : what === 'real name' || what === 'phone'
                ? [bindingNeededDialog.open({ text, what: what === 'phone' ? 'phone' : 'realName' })]
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
