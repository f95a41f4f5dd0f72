import { toFailure } from '@lobby/api';
import {
  useSliderCaptchaMutation,
  useValidateGeeCheckMutation,
} from '@lobby/api/endpoints/user-verification';
import { useEffect, useReducer } from 'react';
import { type CaptchaRequest, settle } from '../waiting.ts';
import { askedWork } from '../work/asked-work.ts';
import { useWork } from '../work/use-work.ts';
import { sliderFlow } from './slider.flow.ts';
import type { Move } from './track.ts';

/** How long the result is shown in the dialog before it closes. */
const MOMENT_MS = { passed: 450, failed: 1200 };

/** Fetches a puzzle, does its work, sends the track, and resolves the caller's promise with the outcome. */
export function useSlider(request: CaptchaRequest, close: () => void) {
  const [state, send] = useReducer(sliderFlow, { step: 'fetching' });
  const [fetchPuzzle] = useSliderCaptchaMutation();
  const [judge] = useValidateGeeCheckMutation();
  const fetching = state.step === 'fetching';
  const puzzle = state.step === 'fetching' ? undefined : state.puzzle;
  const nonce = useWork(puzzle && { id: puzzle.lot, bits: puzzle.bits });
  const { bits } = request;

  useEffect(() => {
    if (!fetching) return;
    const call = fetchPuzzle(bits === undefined ? {} : { work: { bits } });
    void call.then(({ data, error }) => {
      if (error) send({ type: 'failed', failure: toFailure(error) });
      else send({ type: 'fetched', puzzle: { ...data, lot: data.lot_number, bits: askedWork(data) } });
    });
    return () => call.abort();
  }, [fetching, fetchPuzzle, bits]);

  useEffect(() => {
    if (state.step !== 'passed' && state.step !== 'failed') return;
    const timer = setTimeout(() => {
      settle(
        request,
        state.step === 'passed'
          ? { kind: 'solved', proof: { kaptchcate: 0, codeId: state.puzzle.lot, code: state.pass } }
          : { kind: 'failed', problem: state.problem },
      );
      close();
    }, MOMENT_MS[state.step]);
    return () => clearTimeout(timer);
  }, [state, request, close]);

  async function release(x: number, move: Move): Promise<void> {
    if (state.step !== 'sliding') return;
    send({ type: 'released', x });
    const done = await nonce();
    if (done === undefined) return;
    const captcha_output = JSON.stringify(done === '' ? move : { ...move, nonce: done });
    const { data, error } = await judge({ lot_number: state.puzzle.lot, captcha_output });
    if (error) send({ type: 'failed', failure: toFailure(error) });
    else send({ type: 'passed', pass: data.pass });
  }

  return { state, send, release };
}
