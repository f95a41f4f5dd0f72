/** Topics and what travels on them, plain JSON. Domains add theirs by declaration merging. */
export interface BrokerEvents {
  'session-ended': { siteId: string; memberId: string; tokenHash: string };
}

type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The topics whose events are plain JSON; an event of another kind reaches no other process, so it is no topic. */
export type Topic = {
  [Name in keyof BrokerEvents]: BrokerEvents[Name] extends Json ? Name : never;
}[keyof BrokerEvents];

/**
 * Fan-out of things that happened to every process of the platform. Never the carrier of money: a subscriber may miss
 * an event, so whatever must not be lost is read from the database.
 */
export interface Broker {
  /** Tells the listeners of this process before it returns, those of others by and by, each of them once. */
  publish<Name extends Topic>(topic: Name, event: BrokerEvents[Name]): void;
  /** Returns its own undo. */
  subscribe<Name extends Topic>(topic: Name, listener: (event: BrokerEvents[Name]) => void): () => void;
  /** Whether this process and the others hear each other now, as far as it knows. */
  isConnected(): boolean;
  /**
   * The listener is told each time that events of other processes may have been missed, once new ones arrive again.
   * Returns its own undo.
   */
  onGap(listener: () => void): () => void;
}
