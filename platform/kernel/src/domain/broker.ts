/** Topics and what travels on them. Domains add theirs by declaration merging. */
export interface BrokerEvents {
  'session-ended': { siteId: string; memberId: string; tokenHash: string };
}

/**
 * Fan-out of things that happened. Never the carrier of money: a subscriber may miss an event
 * when its process dies, so whatever must not be lost is read from the database.
 */
export interface Broker {
  publish<Topic extends keyof BrokerEvents>(topic: Topic, event: BrokerEvents[Topic]): void;
  /** Returns its own undo. */
  subscribe<Topic extends keyof BrokerEvents>(
    topic: Topic,
    listener: (event: BrokerEvents[Topic]) => void,
  ): () => void;
}

type Listener = (event: never) => void;

/** A broker for one process. A throwing listener does not stop the others; its error is passed to `onError`. */
export function inProcessBroker(onError: (error: unknown) => void = () => {}): Broker {
  const listeners = new Map<keyof BrokerEvents, Set<Listener>>();
  return {
    publish(topic, event) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          // Safe: `subscribe` adds a listener only to the set of its own topic.
          (listener as (event: BrokerEvents[typeof topic]) => void)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set<Listener>();
      listeners.set(topic, set.add(listener));
      return () => set.delete(listener);
    },
  };
}
