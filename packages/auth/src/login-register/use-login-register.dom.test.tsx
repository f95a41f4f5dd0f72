import {
  endSession,
  loggedOut,
  loginOpened,
  loginSucceeded,
  passwordChanged,
  readSession,
} from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { loading } from '@lobby/ui-kit/loading-toast';
import { md5Hex } from '@lobby/verification/codes/md5';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { clearReferral, keepReferral, readReferral } from '../referral/referral.ts';
import { forgetRemembered } from '../remember/remembered-item.ts';
import { memoryKeys } from '../testing/key-store.ts';
import { liveHook } from '../testing/live-hook.ts';
import { emptyValues } from './login-register.form.ts';
import { useLoginRegister } from './use-login-register.ts';

const { login, register } = contract.userSession;
const success = { token: 'token-1', userId: 'u1' };
const typed = {
  ...emptyValues,
  username: 'linqiao88',
  password: 'abcd1234',
  repeat: 'abcd1234',
  agree: true,
};
const credential = { name: 'linqiao88', passwordMd5: md5Hex('abcd1234') };

beforeEach(async () => {
  vi.stubGlobal('indexedDB', memoryKeys());
  endSession();
  clearReferral();
  await forgetRemembered();
  return () => vi.unstubAllGlobals();
});

const open = (answers: Parameters<typeof liveHook>[1], way: AccessWay = 'login') => {
  const onDone = vi.fn();
  return liveHook(() => useLoginRegister(way, onDone), answers).then(live => ({ ...live, onDone }));
};

describe('a login', () => {
  it('sends isAgent 0 and the codes of the build, and closes its dialog on success', async () => {
    const { now, asked, dispatch, dialogs, onDone } = await open({ [login.path]: success });
    dispatch(loginOpened({ way: 'login' }));
    expect(dialogs()).toEqual(['auth/login-register']);
    await now().submit(typed);
    expect(asked).toMatchObject([{ isAgent: 0, name: 'linqiao88', password: credential.passwordMd5 }]);
    const { terminalCode, secondCodeFlag } = exampleBrand;
    expect(asked).toMatchObject([{ terminalCode, secondCodeFlag }]);
    expect(readSession()).toEqual(success);
    expect(dialogs()).toEqual([]);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('a registration', () => {
  it('carries the referral codes, which are then used up', async () => {
    keepReferral('?rcode=AB12&icode=CD34');
    const answers = { [register.path]: { userId: 'u1', grant: 'g' }, [login.path]: success };
    const { now, asked } = await open(answers, 'register');
    await now().submit(typed);
    expect(asked[0]).toMatchObject({ rCode: 'AB12', iCode: 'CD34' });
    expect(readReferral()).toEqual({ rCode: '', iCode: '' });
  });

  it('that was rejected keeps the referral codes for the next attempt', async () => {
    keepReferral('?rcode=AB12&icode=CD34');
    const { now } = await open({ [register.path]: refuse('data-exists') }, 'register');
    await now().submit(typed);
    expect(readReferral()).toEqual({ rCode: 'AB12', iCode: 'CD34' });
  });
});

describe('the first login of a new account', () => {
  const made = { [register.path]: { userId: 'u1', grant: 'g' } };
  const first = loginSucceeded({ userId: 'u1', registered: true });

  it('says that the account is new, so that the member is offered to bind something', async () => {
    const { now, actions } = await open({ ...made, [login.path]: success }, 'register');
    await now().submit(typed);
    expect(actions.filter(loginSucceeded.match)).toEqual([first]);
  });

  it('says so too when it had to be typed, and a login of another account does not', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? refuse('system-busy') : success);
    const { now, actions } = await open({ ...made, [login.path]: answer }, 'register');
    await now().submit(typed);
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'filling', registered: true }));
    await now().submit(typed);
    expect(actions.filter(loginSucceeded.match)).toEqual([first]);

    tries = 0;
    const other = await open({ ...made, [login.path]: answer }, 'register');
    await other.now().submit(typed);
    await vi.waitFor(() => expect(other.now().state).toMatchObject({ step: 'filling', registered: true }));
    await other.now().submit({ ...typed, username: 'another88' });
    expect(other.actions.filter(loginSucceeded.match)).toEqual([loginSucceeded({ userId: 'u1' })]);
  });
});

describe('a remembered password', () => {
  /** Logs in with the box ticked. */
  async function remembered(answers: Parameters<typeof liveHook>[1] = { [login.path]: success }) {
    const first = await open({ [login.path]: success });
    await first.now().submit({ ...typed, remember: true });
    const live = await open(answers);
    await vi.waitFor(() => expect(live.now().remembered.credential).toEqual(credential));
    return live;
  }

  it('fills the form again after a logout', async () => {
    const { dispatch } = await remembered();
    endSession();
    dispatch(loggedOut());
    const again = await open({ [login.path]: success });
    await vi.waitFor(() => expect(again.now().remembered.credential).toEqual(credential));
    await again.now().submit({ ...typed, password: '' });
    expect(again.asked).toMatchObject([{ password: credential.passwordMd5 }]);
  });

  it.each(['system-busy', 'maintenance', 'too-many-devices'] as const)(
    'is kept after the rejection %s',
    async name => {
      const { now } = await remembered({ [login.path]: refuse(name) });
      await now().submit({ ...typed, password: '' });
      const again = await open({});
      await vi.waitFor(() => expect(again.now().remembered.credential).toEqual(credential));
    },
  );

  it('is kept after a mistyped password and after an unremembered login of another member', async () => {
    const { now } = await remembered({
      [login.path]: ({ name }: { name: string }) =>
        name === 'another88' ? success : refuse('invalid-credentials'),
    });
    await now().submit({ ...typed, password: 'wrong1234' });
    now().send({ type: 'edited' });
    await now().submit({ ...typed, username: 'another88' });
    const again = await open({});
    await vi.waitFor(() => expect(again.now().remembered.credential).toEqual(credential));
  });

  it('is deleted when the server rejects it', async () => {
    const { now } = await remembered({ [login.path]: refuse('invalid-credentials') });
    await now().submit({ ...typed, password: '' });
    await vi.waitFor(() => expect(now().remembered.credential).toBeUndefined());
    expect(localStorage.getItem('lobby.remembered')).toBeNull();
  });

  it('is deleted when the box is unticked or the password is changed, in every open form', async () => {
    const { now, dispatch } = await remembered();
    await now().remembered.forget();
    expect(localStorage.getItem('lobby.remembered')).toBeNull();
    await now().remembered.keep(credential);
    await vi.waitFor(() => expect(now().remembered.credential).toEqual(credential));
    dispatch(passwordChanged());
    await vi.waitFor(() => expect(now().remembered.credential).toBeUndefined());
    expect(localStorage.getItem('lobby.remembered')).toBeNull();
  });

  it('is removed from an open form when another tab deletes it', async () => {
    const { now } = await remembered();
    localStorage.removeItem('lobby.remembered');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lobby.remembered' }));
    await vi.waitFor(() => expect(now().remembered.credential).toBeUndefined());
  });
});

describe('a login under way', () => {
  it('is said in the loading toast until its answer is here', async () => {
    const hide = vi.fn();
    const show = vi.spyOn(loading, 'show').mockReturnValue(hide);
    let answer = (_: typeof success) => {};
    const late = new Promise<typeof success>(resolve => {
      answer = resolve;
    });
    const { now } = await open({ [login.path]: () => late });
    const submitted = now().submit(typed);
    await vi.waitFor(() => expect(show).toHaveBeenCalledWith('正在登录…', expect.anything()));
    expect(hide).not.toHaveBeenCalled();
    answer(success);
    await submitted;
    expect(hide).toHaveBeenCalledOnce();
    show.mockRestore();
  });
});

describe('the event that opens the dialog', () => {
  it('turns it to the other way while it is open, and keeps what is being sent', async () => {
    const { now } = await liveHook(() => {
      const [way, turn] = useState<AccessWay>('login');
      return { ...useLoginRegister(way, vi.fn()), turn };
    }, {});
    expect(now().state).toMatchObject({ step: 'filling', way: 'login' });
    now().turn('register');
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'filling', way: 'register' }));
    now().send({ type: 'submitted' });
    now().turn('login');
    await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'submitting', way: 'register' }));
  });
});
