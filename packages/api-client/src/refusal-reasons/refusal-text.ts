import { type ApiFailure, inlineText } from '../request/index.ts';
import { resultTitle, withFacts } from '../result-codes/index.ts';
import { type RefusalReason, refusalReasons } from './reasons.ts';

/** The reason in `data.reason` of a refusal; undefined when there is none or it is not in the catalogue. */
export function reasonOf(failure: ApiFailure): RefusalReason | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined;
  const { reason } = data;
  return typeof reason === 'string' && isReason(reason) ? reason : undefined;
}

function isReason(text: string): text is RefusalReason {
  return Object.hasOwn(refusalReasons, text);
}

/** The text of a reason; unsupported languages fall back to zh-CN. @param data of the answer. */
export function reasonMessage(reason: RefusalReason, locale: string, data: unknown): string {
  return withFacts(refusalReasons[reason][locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'], data);
}

/** As `inlineText`, for forms whose calls are refused with a reason: the text of the reason comes first. */
export function refusalText(failure: ApiFailure, locale: string): string | undefined {
  const reason = reasonOf(failure);
  if (!reason || failure.kind !== 'refused') return inlineText(failure, locale);
  return reasonMessage(reason, locale, failure.data);
}

/** What the code of a refusal means, above its sentence. A reason says more than its code means, and has none. */
export function refusalTitle(failure: ApiFailure | undefined, locale: string): string | undefined {
  return failure?.kind === 'refused' && !reasonOf(failure) ? resultTitle(failure.name, locale) : undefined;
}
