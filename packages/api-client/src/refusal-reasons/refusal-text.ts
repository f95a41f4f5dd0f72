import { type ApiFailure, inlineText } from '../request/index.ts';
import { type RefusalReason, refusalReasons } from './reasons.ts';

/** The reason a refusal names in `data.reason`; undefined when it names none, or one nobody knows here. */
export function reasonOf(failure: ApiFailure): RefusalReason | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined;
  const { reason } = data;
  return typeof reason === 'string' && Object.hasOwn(refusalReasons, reason)
    ? (reason as RefusalReason)
    : undefined;
}

/** A reason as a sentence; a language nobody speaks here reads zh-CN. */
export function reasonMessage(reason: RefusalReason, locale: string): string {
  return refusalReasons[reason][locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'];
}

/** As `inlineText`, for forms whose calls are refused for a reason: the reason's sentence comes first. */
export function refusalText(failure: ApiFailure, locale: string): string | undefined {
  const reason = reasonOf(failure);
  return reason ? reasonMessage(reason, locale) : inlineText(failure, locale);
}
