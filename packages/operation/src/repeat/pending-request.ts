import { defineItem, isRecord, jsonCodec, readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import type { Operation } from './operation.flow.ts';

/** Where the requests of one kind are kept whose outcome is not known; never with what proves them. */
export interface PendingRequest<Request> {
  /** The request of a member; undefined: every outcome is known. */
  of(userId: string): Operation<Request> | undefined;
  /** Before it is sent; one of a kind may be under way. */
  keep(request: Operation<Request>, userId: string): void;
  /** How long ago a request was kept, ms; of one that is not kept, for ever. */
  ageOf(operationId: string): number;
  /** Once its outcome is known, unless another tab has stored its own meanwhile. */
  forget(operationId: string): void;
}

/**
 * Personal: it goes when the member logs out.
 * @param fields of the request; one that is stored otherwise counts as none.
 */
export function pendingRequest<Request extends Readonly<Record<string, string>>>(
  kind: string,
  fields: readonly (keyof Request & string)[],
): PendingRequest<Request> {
  const texts = [...fields, 'operationId', 'userId', 'keptAt'];
  const isStored = (value: unknown): value is Readonly<Record<string, string>> =>
    isRecord(value) && texts.every(name => typeof value[name] === 'string');
  const item = defineItem(`pending-${kind}`, jsonCodec(isStored), { personal: true });
  return {
    of(userId) {
      const { userId: owner, keptAt: _, ...request } = readItem(item) ?? {};
      // Safe: what is stored passed the guard.
      return owner !== undefined && owner === userId ? (request as Operation<Request>) : undefined;
    },
    keep: (request, userId) => void writeItem(item, { ...request, userId, keptAt: String(Date.now()) }),
    ageOf(of) {
      const { operationId, keptAt } = readItem(item) ?? {};
      return operationId === of ? Date.now() - Number(keptAt) : Number.POSITIVE_INFINITY;
    },
    forget(operationId) {
      if (readItem(item)?.operationId === operationId) removeItem(item);
    },
  };
}
