import { createHash } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { handTrack } from '@lobby/captcha/slider-script';
import type { TestClient } from './test-client.ts';

const { sliderCaptcha, validateGeeCheck, defaultKaptcha } = contract.userVerification;

/** A verified captcha, as login, register and forgotten password take it. */
export interface SolvedCaptcha {
  kaptchcate: 0 | 1;
  codeId: string;
  code: string;
}

/** Options for solving a captcha: the time its calls are signed with, ms, and the work requested. */
export interface Solving {
  timeMs?: number;
  bits?: number;
}

/** Does the work of a puzzle: the first whole number that fits. */
export function findNonce(id: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${id}:${nonce}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= bits) return String(nonce);
  }
}

/** Puts the piece into the hole of a puzzle that this client was given. @param off px beside it. */
export async function sliderOutput(url: string, lot: string, off = 0): Promise<string> {
  const { solution, bits } = await openCaptcha(url, lot);
  const x = Number(solution) + off;
  return JSON.stringify({ x, track: handTrack(x), nonce: findNonce(lot, bits) });
}

/** Solves a slider the way a member does: issue, move, work, check. */
export async function solveSlider(
  url: string,
  client: TestClient,
  { timeMs, bits }: Solving = {},
): Promise<SolvedCaptcha> {
  const { lot_number } = await client.call(sliderCaptcha, askFor(bits), { timeMs });
  const captcha_output = await sliderOutput(url, lot_number);
  const { pass } = await client.call(validateGeeCheck, { lot_number, captcha_output }, { timeMs });
  return { kaptchcate: 0, codeId: lot_number, code: pass };
}

/** Reads the letters of a picture, and does its work. */
export async function solvePicture(
  url: string,
  client: TestClient,
  { timeMs, bits }: Solving = {},
): Promise<SolvedCaptcha> {
  const { 'x-code': codeId } = await client.call(defaultKaptcha, askFor(bits), { timeMs });
  const open = await openCaptcha(url, codeId);
  return { kaptchcate: 1, codeId, code: `${open.solution}.${findNonce(codeId, open.bits)}` };
}

function askFor(bits: number | undefined) {
  return bits === undefined ? {} : { work: { bits } };
}

async function openCaptcha(url: string, id: string): Promise<{ solution: string; bits: number }> {
  const response = await fetch(`${url}/dev/captcha/${id}`);
  if (!response.ok) throw new Error(`no open captcha ${id}; start the platform with the outbox`);
  return response.json();
}
