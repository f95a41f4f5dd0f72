import { apiRefused } from '@lobby/api-client/endpoints';
import { codeOf, entryOf, type ResultName } from '@lobby/api-client/result-codes';
import { tipsDialog } from '@lobby/auth';
import { toast } from '@lobby/ui-kit/toast';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOutcomes } from './apply-outcomes.ts';
import { createListening } from './listening.ts';

vi.mock('@lobby/auth', async () => {
  const { defineDialog } = await import('@lobby/dialogs');
  return { tipsDialog: defineDialog('auth/tips', async () => ({ default: () => null })) };
});
vi.mock('@lobby/ui-kit/toast', () => ({ toast: { error: vi.fn(), warning: vi.fn() } }));
beforeEach(() => vi.clearAllMocks());

function refuse(name: ResultName, facts: { loud?: boolean; stale?: boolean; pages?: string[] } = {}) {
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
  const code = codeOf(name);
  store.dispatch(
    apiRefused({
      path: '/x',
      failure: { kind: 'refused', code, name, message: '服务器的话', data: null },
      outcome: entryOf(code)?.outcome ?? 'show-message',
      loud: facts.loud ?? true,
      stale: facts.stale ?? false,
    }),
  );
  return { actions, visited };
}

describe('what a result code makes the site do', () => {
  it('toasts the words of an ordinary refusal', () => {
    refuse('frequent-submission');
    expect(toast.error).toHaveBeenCalledWith('服务器的话');
  });

  it('leaves the words to a caller that shows them itself', () => {
    refuse('frequent-submission', { loud: false });
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('does nothing for an answer to a session that is gone', () => {
    refuse('frequent-submission', { stale: true });
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('opens a dialog with customer service for a code that asks for it', () => {
    const { actions } = refuse('contact-customer-service');
    expect(actions).toContainEqual(tipsDialog.open({ text: '服务器的话', service: true }));
  });

  it('opens a dialog that waits to be read', () => {
    const { actions } = refuse('region-warning');
    expect(actions).toContainEqual(tipsDialog.open({ text: '服务器的话' }));
  });

  it('goes to the binding page, as soon as there is one', () => {
    expect(refuse('unbound-phone').visited).toEqual([]);
    expect(refuse('unbound-phone', { pages: ['/mine/auth'] }).visited).toEqual(['/mine/auth']);
  });

  it('says nothing where the screen speaks for itself', () => {
    refuse('no-data');
    expect(toast.error).not.toHaveBeenCalled();
    expect(toast.warning).not.toHaveBeenCalled();
  });
});
