import { isRecord } from '@lobby/api-client/storage';
import { defineUnderWay, hasTexts, keepUnderWay, readUnderWay } from '../codes/index.ts';
import type { SentCode } from './ask-code.flow.ts';
import type { CodePurpose } from './code-purpose.ts';

/** A code that was sent, and to whom. Never the code itself. */
interface StoredCode extends SentCode {
  readonly name: string;
}

const item = (purpose: CodePurpose) => defineUnderWay<StoredCode>(`code-${purpose}`, isStored);

/** The code that this member was sent in this tab, while it lives. */
export function readCode(purpose: CodePurpose, name: string): SentCode | undefined {
  const found = readUnderWay(item(purpose));
  return found?.name === name ? found : undefined;
}

/** Keeps that a code was sent; undefined forgets it. */
export function keepCode(purpose: CodePurpose, name: string, sent: SentCode | undefined): void {
  keepUnderWay(item(purpose), sent && { ...sent, name });
}

function isStored(value: unknown): value is StoredCode {
  if (!hasTexts(value, 'name', 'way', 'ticket') || !('target' in value) || !('resendAt' in value))
    return false;
  const { target, resendAt, way } = value;
  const isWay = way === 'sms' || way === 'email' || way === 'voice';
  return isWay && typeof resendAt === 'number' && isRecord(target) && typeof target.to === 'string';
}
