/** A message that leaves the platform for a person. */
export interface OutgoingMessage {
  siteId: string;
  channel: 'sms' | 'email' | 'voice';
  to: string;
  text: string;
}

/** Carries codes to people. The real carriers are the operator's; this repository ships the outbox below. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>;
}

export interface OutboxEntry extends OutgoingMessage {
  at: number;
}

export interface Outbox extends Messenger {
  /** Newest first, the last `capacity` messages of this process. */
  entries(): readonly OutboxEntry[];
}

/** Keeps messages in memory so that a developer can read them at /dev/outbox. Off in production. */
export function memoryOutbox(now: () => number, capacity = 100): Outbox {
  const kept: OutboxEntry[] = [];
  return {
    async send(message) {
      kept.unshift({ ...message, at: now() });
      kept.length = Math.min(kept.length, capacity);
    },
    entries: () => kept,
  };
}
