import { isRecord } from '@lobby/api/storage';
import { defineUnderWay, hasTexts, keepUnderWay, readUnderWay } from '../codes/index.ts';
import type { SentCode } from './ask-code.flow.ts';
import type { CodeAbout, CodePurpose } from './code-purpose.ts';

/** What a code is sent for, and whose it is. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** The member's. */
  readonly name: string;
  readonly about?: CodeAbout | undefined;
}

/** A code that was sent, to whom and what for. Never the code itself. */
interface StoredCode extends SentCode {
  readonly name: string;
  readonly about: string;
}

const item = (purpose: CodePurpose) => defineUnderWay<StoredCode>(`code-${purpose}`, isStored);

/** The code that this member was sent for this in this tab, while it lives. */
export function readCode({ purpose, name, about }: CodeOwner): SentCode | undefined {
  const found = readUnderWay(item(purpose));
  return found?.name === name && found.about === textOf(about) ? found : undefined;
}

/** Keeps that a code was sent; undefined forgets it. */
export function keepCode({ purpose, name, about }: CodeOwner, sent: SentCode | undefined): void {
  keepUnderWay(item(purpose), sent && { ...sent, name, about: textOf(about) });
}

/** Equal for what is about the same. */
export function textOf(about: CodeAbout | undefined): string {
  return about ? `${about.accountId} ${about.amount ?? ''}` : '';
}

function isStored(value: unknown): value is StoredCode {
  if (!hasTexts(value, 'name', 'about', 'way', 'ticket') || !('target' in value) || !('resendAt' in value))
    return false;
  const { target, resendAt, way } = value;
  const isWay = way === 'sms' || way === 'email' || way === 'voice';
  return isWay && typeof resendAt === 'number' && isRecord(target) && typeof target.to === 'string';
}
