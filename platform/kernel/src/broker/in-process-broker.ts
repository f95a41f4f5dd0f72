import type { Broker, BrokerEvents, Topic } from './broker.ts';

type Listener = (event: never) => void;

/** A broker for one process. A throwing listener does not stop the others; its error is passed to `onError`. */
export function inProcessBroker(onError: (error: unknown) => void = () => {}): Broker {
  const listeners = new Map<Topic, Set<Listener>>();
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
    // There is no other process.
    isConnected: () => true,
    onGap: () => () => {},
  };
}
