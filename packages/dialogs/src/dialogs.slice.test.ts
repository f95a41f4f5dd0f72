import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { defineDialog } from './define-dialog.ts';
import { allClosed, dialogsReducer } from './dialogs.slice.ts';

const never = () => new Promise<never>(() => {});
const login = defineDialog<{ way: 'login' | 'register' }>('auth/access', never);
const terms = defineDialog('content/terms', never);
const notice = defineDialog('content/notice', never);

function after(...actions: UnknownAction[]) {
  const state = actions.reduce(dialogsReducer, undefined);
  return {
    open: state?.stack.map(entry => entry.id),
    waiting: state?.waiting.map(entry => entry.id),
    payload: state?.stack.at(-1)?.payload,
  };
}

describe('opening', () => {
  it('puts a dialog on top of what is open', () => {
    expect(after(login.open({ way: 'login' }), terms.open()).open).toEqual(['auth/access', 'content/terms']);
  });

  it('updates the payload of a dialog that is already open', () => {
    const state = after(login.open({ way: 'login' }), login.open({ way: 'register' }));
    expect(state).toMatchObject({ open: ['auth/access'], payload: { way: 'register' } });
  });

  it('replaces the topmost', () => {
    expect(after(login.open({ way: 'login' }), terms.replace()).open).toEqual(['content/terms']);
  });
});

describe('closing', () => {
  it('closes the named dialog at any position', () => {
    expect(after(login.open({ way: 'login' }), terms.open(), login.close()).open).toEqual(['content/terms']);
  });

  it('leaves none when all are closed', () => {
    expect(after(login.open({ way: 'login' }), notice.queue(), allClosed())).toMatchObject({
      open: [],
      waiting: [],
    });
  });
});

describe('the queue', () => {
  it('opens at once when no dialog is open', () => {
    expect(after(notice.queue()).open).toEqual(['content/notice']);
  });

  it('waits for every open dialog to close', () => {
    const open = [login.open({ way: 'login' }), terms.open(), notice.queue()];
    expect(after(...open, terms.close())).toMatchObject({
      open: ['auth/access'],
      waiting: ['content/notice'],
    });
    expect(after(...open, terms.close(), login.close())).toMatchObject({
      open: ['content/notice'],
      waiting: [],
    });
  });

  it('drops a queued dialog that is closed before it opens', () => {
    expect(after(login.open({ way: 'login' }), notice.queue(), notice.close(), login.close()).open).toEqual(
      [],
    );
  });
});
