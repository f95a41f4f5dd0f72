import { codeOf, type ResultName } from '@lobby/api-client/result-codes';

/** What every answer of a call travels in: HTTP 200, whatever became of it. */
export interface Envelope {
  status_code: number;
  data: unknown;
  message: string;
}

/** The envelope of every answer. */
export function envelope(result: ResultName, message: string, data: unknown = null): Envelope {
  return { status_code: codeOf(result), data: data ?? null, message };
}
