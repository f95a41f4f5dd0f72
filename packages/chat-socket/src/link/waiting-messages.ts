/** So many messages wait for the connection at most … */
export const WAITING_MOST = 50;
/** … and each so long, ms. */
export const WAITING_MS = 60_000;

/** A message that the platform has not answered yet. */
export interface WaitingMessage {
  /** Of the client: it comes back with the message. */
  readonly clientId: string;
  readonly rid: string;
  readonly msg: string;
  /** The message of the room that it answers. */
  readonly replyTo?: string | undefined;
  /** The code of a shared slip. */
  readonly slip?: string | undefined;
  /** ms */
  readonly at: number;
}

/** What waits, the oldest first, and what was given up and is shown as not sent. */
export interface Waiting {
  readonly waits: readonly WaitingMessage[];
  readonly givenUp: readonly WaitingMessage[];
}

export const nothingWaits: Waiting = { waits: [], givenUp: [] };

/** Puts a message behind those that wait, once; where there are too many it is given up itself. */
export function addWaiting(waiting: Waiting, message: WaitingMessage): Waiting {
  if (waiting.waits.some(({ clientId }) => clientId === message.clientId)) return waiting;
  return waiting.waits.length < WAITING_MOST
    ? { ...waiting, waits: [...waiting.waits, message] }
    : { ...waiting, givenUp: [...waiting.givenUp, message] };
}

/** Takes out what the platform has answered: said, or refused. */
export function answerWaiting(waiting: Waiting, clientId: string): Waiting {
  const isOther = (message: WaitingMessage) => message.clientId !== clientId;
  if (waiting.waits.every(isOther) && waiting.givenUp.every(isOther)) return waiting;
  // One that was given up may have been said all the same: its answer was late.
  return { waits: waiting.waits.filter(isOther), givenUp: waiting.givenUp.filter(isOther) };
}

/** Gives up what has waited too long. */
export function ageWaiting(waiting: Waiting, now: number): Waiting {
  const isOld = ({ at }: WaitingMessage) => now - at >= WAITING_MS;
  if (!waiting.waits.some(isOld)) return waiting;
  return {
    waits: waiting.waits.filter(message => !isOld(message)),
    givenUp: [...waiting.givenUp, ...waiting.waits.filter(isOld)],
  };
}
