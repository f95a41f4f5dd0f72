import { contract } from '@lobby/api-client/contract';
import type { TestClient } from './test-client.ts';

const { sliderCaptcha, validateGeeCheck, defaultKaptcha } = contract.userVerification;

/** A verified captcha, as login, register and forgotten password take it. */
export interface SolvedCaptcha {
  kaptchcate: 0 | 1;
  codeId: string;
  code: string;
}

/** What a hand does: many small uneven steps, the last one on `x`. */
export function handTrack(x: number): [number, number, number][] {
  return Array.from({ length: 12 }, (_, n) => [
    Math.round(x * Math.sin(((n + 1) / 12) * (Math.PI / 2)) * 10) / 10,
    n % 3,
    n * 31 + (n % 4),
  ]);
}

/** Puts the piece into the hole of a puzzle that this client was given. @param off px beside it. */
export async function sliderOutput(url: string, lot: string, off = 0): Promise<string> {
  const x = Number(await solution(url, lot)) + off;
  return JSON.stringify({ x, track: handTrack(x) });
}

/** Solves a slider the way a member does: issue, move, check. */
export async function solveSlider(url: string, client: TestClient, timeMs?: number): Promise<SolvedCaptcha> {
  const { lot_number } = await client.call(sliderCaptcha, {}, { timeMs });
  const captcha_output = await sliderOutput(url, lot_number);
  const { pass } = await client.call(validateGeeCheck, { lot_number, captcha_output }, { timeMs });
  return { kaptchcate: 0, codeId: lot_number, code: pass };
}

/** Reads the letters of a picture. */
export async function solvePicture(url: string, client: TestClient, timeMs?: number): Promise<SolvedCaptcha> {
  const { 'x-code': codeId } = await client.call(defaultKaptcha, {}, { timeMs });
  return { kaptchcate: 1, codeId, code: await solution(url, codeId) };
}

async function solution(url: string, id: string): Promise<string> {
  const response = await fetch(`${url}/dev/captcha/${id}`);
  if (!response.ok) throw new Error(`no open captcha ${id}; start the platform with the outbox`);
  const open: { solution: string } = await response.json();
  return open.solution;
}
