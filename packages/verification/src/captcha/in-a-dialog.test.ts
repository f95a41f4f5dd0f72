import { allClosed, dialogsReducer, selectDialogStack } from '@lobby/dialogs';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaOutcome } from './captcha.ts';
import { graphicDialog } from './graphic/graphic.dialog.ts';
import { inADialog } from './in-a-dialog.ts';
import { sliderDialog } from './slider/slider.dialog.ts';
import { type CaptchaRequest, settle } from './waiting.ts';

const makeStore = () => configureStore({ reducer: combineReducers({ dialogs: dialogsReducer }) });
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  store = makeStore();
});

const topmost = () => selectDialogStack(store.getState()).at(-1);
// Safe: only captcha dialogs are open here, and this is their payload.
const request = () => topmost()?.payload as CaptchaRequest;
const solved: CaptchaOutcome = { kind: 'solved', proof: { kaptchcate: 0, codeId: 'lot', code: 'pass' } };

describe('a captcha in a dialog', () => {
  it('resolves with the result of the dialog', async () => {
    const outcome = inADialog(store, sliderDialog).solve(new AbortController().signal);
    expect(topmost()?.id).toBe('verification/captcha-slider');
    settle(request(), solved);
    store.dispatch(sliderDialog.close());
    expect(await outcome).toEqual(solved);
  });

  it('is cancelled when its dialog is closed, even before it rendered', async () => {
    const outcome = inADialog(store, sliderDialog).solve(new AbortController().signal);
    store.dispatch(allClosed());
    expect(await outcome).toEqual({ kind: 'given-up' });
  });

  it('continues in the picture that replaces the slider', async () => {
    const outcome = inADialog(store, sliderDialog).solve(new AbortController().signal);
    const asked = request();
    store.dispatch(graphicDialog.replace(asked));
    expect(topmost()?.id).toBe('verification/captcha-graphic');
    const proof = { kaptchcate: 1, codeId: 'x', code: 'ab3d' } as const;
    settle(asked, { kind: 'solved', proof });
    store.dispatch(graphicDialog.close());
    expect(await outcome).toEqual({ kind: 'solved', proof });
  });

  it('is cancelled by the caller’s abort signal', async () => {
    const asker = new AbortController();
    const outcome = inADialog(store, sliderDialog).solve(asker.signal);
    asker.abort();
    expect(await outcome).toEqual({ kind: 'given-up' });
    expect(topmost()).toBeUndefined();
  });

  it('ignores the dialog of a later request', async () => {
    const first = inADialog(store, sliderDialog).solve(new AbortController().signal);
    const second = inADialog(store, sliderDialog).solve(new AbortController().signal);
    expect(await first).toEqual({ kind: 'given-up' });
    settle(request(), solved);
    expect(await second).toEqual(solved);
  });

  it('carries in its payload that the previous picture was answered wrong', () => {
    void inADialog(store, graphicDialog, { wrong: true }).solve(new AbortController().signal);
    expect(request()).toMatchObject({ wrong: true });
  });
});
