import { serverNow, toFailure } from '@lobby/api';
import { isCaptchaNeeded } from '@lobby/api/captcha';
import { useSendCodeTwoMutation } from '@lobby/api/endpoints/user-verification';
import { readSession } from '@lobby/api/session';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useReducer, useRef } from 'react';
import { type CaptchaProof, useCaptcha } from '../captcha/index.ts';
import { resendAtOf } from '../codes/code-refusal.ts';
import { CODE_LIVES_MS, type CodeWay, cateOf, sealCodeRequest, useResendCountdown } from '../codes/index.ts';
import { verificationMessages } from '../messages/index.ts';
import {
  type AskEvent,
  type AskState,
  askFlow,
  type CodeTarget,
  type SentCode,
  startAsking,
} from './ask-code.flow.ts';
import { type CodeAbout, type CodePurpose, codeType, goesToBound } from './code-purpose.ts';
import { keepCode, readCode, textOf } from './code-under-way.ts';

/** A code that a dialog asks for, and how. */
export interface AskCode {
  readonly state: AskState;
  /** Whole seconds until another code may go to `state.target`. */
  readonly seconds: number;
  send(event: AskEvent): void;
  want(way: CodeWay, target: CodeTarget): void;
  /** The notice of a call was confirmed. */
  acceptCall(): void;
}

/**
 * Asks for codes of one purpose, with a captcha where the platform requires it. A sent code and its countdown outlive
 * the dialog.
 * @param about what else the code is bound to; mount the caller anew for another.
 */
export function useAskCode(purpose: CodePurpose, name: string, about?: CodeAbout): AskCode {
  const owner = { purpose, name, about };
  const [state, send] = useReducer(askFlow, undefined, () => startAsking(readCode(owner)));
  const t = useText(verificationMessages);
  const { withCaptcha } = useCaptcha();
  const [sendCode] = useSendCodeTwoMutation();
  const [seconds, countDown] = useResendCountdown(`member-code:${name}:${state.target?.to ?? ''}`);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { sent } = state;
  const aboutText = textOf(about);
  useEffect(() => keepCode({ purpose, name, about }, sent), [purpose, name, aboutText, sent]);

  const resendAt = resendAtIn(state);
  useEffect(() => {
    if (resendAt !== undefined) countDown(resendAt);
  }, [resendAt, countDown]);

  async function order(way: CodeWay, to: string, proof: CaptchaProof) {
    const number = goesToBound(purpose) ? 'bound' : to;
    const { data, error } = await sendCode({
      ...(await sealCodeRequest({ number, name, codeId: proof.codeId })),
      type: codeType[purpose],
      about,
      cate: cateOf[way],
      kaptchcate: proof.codeId === '' ? 99 : proof.kaptchcate,
      imageCode: proof.code,
      langx: currentLocale(),
    });
    if (error) return { failure: toFailure(error) };
    return isCaptchaNeeded(data) ? data : { data };
  }

  async function request(way: CodeWay, target: CodeTarget): Promise<void> {
    const { signal } = leaving.current;
    const result = await withCaptcha(proof => order(way, target.to, proof), { signal });
    if (signal.aborted) {
      // The dialog was closed meanwhile: opened again, it finds the code.
      if (result.kind === 'answer' && result.answer.data && readSession())
        keepCode(owner, sentCode(way, target, result.answer.data));
      return;
    }
    if (result.kind === 'given-up') return send({ type: 'gave-up' });
    if (result.kind === 'captcha') return send({ type: 'failed', problem: result });
    const { failure, data } = result.answer;
    if (failure) return send({ type: 'failed', problem: { kind: 'call', failure } });
    send({ type: 'sent', sent: sentCode(way, target, data) });
    toast.success(t(`verification.code.sent.${way}`));
  }

  return {
    state,
    seconds,
    send,
    want(way, target) {
      if (state.step !== 'idle') return;
      send({ type: 'wanted', way, target });
      if (way !== 'voice') void request(way, target);
    },
    acceptCall() {
      if (state.step !== 'announcing-call') return;
      send({ type: 'call-accepted' });
      void request('voice', state.target);
    },
  };
}

/** A code, from the platform's answer to the request for it. */
function sentCode(
  way: CodeWay,
  target: CodeTarget,
  { ticket, resendAt }: Pick<SentCode, 'ticket' | 'resendAt'>,
): SentCode {
  return { target, way, ticket, resendAt, until: serverNow() + CODE_LIVES_MS };
}

/** When the next code may go to the target, as its newest code or a refusal says. */
function resendAtIn(state: AskState): number | undefined {
  const refusal = state.step === 'idle' && state.problem?.kind === 'call' ? state.problem.failure : undefined;
  if (refusal) return resendAtOf(refusal);
  return state.sent && state.sent.target.to === state.target?.to ? state.sent.resendAt : undefined;
}
