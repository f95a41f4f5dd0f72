import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Broker, BrokerEvents, Topic } from './broker.ts';
import { inProcessBroker } from './in-process-broker.ts';
import { readNatsAddress } from './nats-address.ts';
import { reconnectWait } from './reconnect-wait.ts';

/** The first connection, and each later try, is given up after so long, ms. */
const ANSWER_MS = 10_000;
/** A line that is cut without a word is found within two of these, ms. */
const PING_MS = 10_000;
/** What was dropped is logged once in so long, ms. */
const COMPLAINT_MS = 60_000;

export interface NatsBroker extends Broker {
  /** Sends what is on its way, for a second at most, and leaves. */
  stop(): Promise<void>;
}

export interface NatsBrokerOptions {
  /** NATS_URL, as `readNatsAddress` takes it. */
  readonly url: string;
  /** Of the processes that share a database, so that others may share the NATS; letters and digits. */
  readonly namespace: string;
  readonly log: Logger;
}

/**
 * A broker for all processes of a namespace: its own listeners are told directly, the others over NATS. While that is
 * away it tries to come back for ever.
 * @throws Error with a sentence where no NATS lets it in.
 */
export async function natsBroker({ url, namespace, log }: NatsBrokerOptions): Promise<NatsBroker> {
  const own = inProcessBroker(error => log.error({ err: error }, 'a listener failed'));
  const gapListeners = new Set<() => void>();
  const topics = new Set<string>();
  const subject = { events: `lobby.${namespace}.event.`, gap: `lobby.${namespace}.gap` };
  /** Since when NATS is away, ms; undefined: it is there. */
  let awaySince: number | undefined;
  /** Events that were sent, and how many of them NATS is known to have. */
  const counts = { sent: 0, confirmed: 0 };
  let isConfirming = false;
  let isStopping = false;
  const complaint = { at: Number.NEGATIVE_INFINITY, dropped: 0 };

  const connection = await connectFirst(url, () =>
    reconnectWait(awaySince === undefined ? 0 : Date.now() - awaySince),
  );
  connection.subscribe(`${subject.events}*`, { callback: (_, message) => hear(message) });
  connection.subscribe(subject.gap, { callback: tellGap });
  await connection.flush();
  void watch();

  return {
    publish(topic, event) {
      own.publish(topic, event);
      send(subject.events + topic, JSON.stringify(event));
    },
    subscribe(topic, listener) {
      topics.add(topic);
      return own.subscribe(topic, listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    isConnected: () => awaySince === undefined,
    async stop() {
      isStopping = true;
      if (awaySince === undefined)
        await Promise.race([
          connection.flush(),
          new Promise(resolve => setTimeout(resolve, 1_000).unref()),
        ]).catch(() => {});
      await connection.close();
    },
  };

  function send(to: string, text: string): void {
    counts.sent += 1;
    if (awaySince !== undefined) return;
    try {
      connection.publish(to, text);
      void confirm();
    } catch (error) {
      log.error({ err: error }, 'NATS: an event was not sent');
    }
  }

  /** Asks whether what was sent has arrived. Where it has not, the connection is gone, and the next one tells the others. */
  async function confirm(): Promise<void> {
    if (isConfirming) return;
    isConfirming = true;
    try {
      while (counts.confirmed < counts.sent && !isStopping) {
        const { sent } = counts;
        await connection.flush();
        counts.confirmed = sent;
      }
    } catch {
      // `back` sees that not all is confirmed.
    } finally {
      isConfirming = false;
    }
  }

  // Never throws: the client's reader would end with it.
  function hear(message: Msg): void {
    const topic = message.subject.slice(subject.events.length);
    try {
      const event: unknown = JSON.parse(message.string());
      if (typeof event !== 'object' || event === null || Array.isArray(event)) complain(topic);
      else if (!topics.has(topic)) complain(topic);
      // Safe: a topic that somebody of this process listens to, with what another process published on it.
      else own.publish(topic as Topic, event as BrokerEvents[Topic]);
    } catch {
      complain(topic);
    }
  }

  function complain(topic: string): void {
    complaint.dropped += 1;
    if (Date.now() - complaint.at < COMPLAINT_MS) return;
    log.warn({ topic, dropped: complaint.dropped }, 'NATS: what is no event of ours was dropped');
    Object.assign(complaint, { at: Date.now(), dropped: 0 });
  }

  function tellGap(): void {
    for (const listener of gapListeners) {
      try {
        listener();
      } catch (error) {
        log.error({ err: error }, 'a listener failed');
      }
    }
  }

  async function watch(): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' && awaySince === undefined && !isStopping) {
        awaySince = Date.now();
        log.warn('NATS is away: other servers hear nothing of this one until it is back');
      } else if (status.type === 'reconnect') await back();
      else if (status.type === 'error') log.error({ err: status.error }, 'NATS has refused something');
    }
    if (!isStopping) log.error('NATS: the connection has ended for good; only a new start helps');
  }

  async function back(): Promise<void> {
    // The client says so once for each of its tries.
    if (awaySince === undefined) return;
    const awayMs = Date.now() - awaySince;
    awaySince = undefined;
    try {
      // Answered once the subscriptions are in force: from here on nothing is missed.
      await connection.flush();
    } catch {
      // Gone again; the next time it is back is told.
      return;
    }
    log.info({ awayMs }, 'NATS is back');
    if (counts.confirmed < counts.sent) send(subject.gap, '');
    tellGap();
  }
}

async function connectFirst(url: string, wait: () => number): Promise<NatsConnection> {
  const { servers, login } = readNatsAddress(url);
  try {
    return await connect({
      ...login,
      servers: [...servers],
      name: 'lobby platform',
      noEcho: true,
      timeout: ANSWER_MS,
      pingInterval: PING_MS,
      reconnectDelayHandler: wait,
      maxReconnectAttempts: -1,
      // A server that is being set up refuses logins for a while.
      ignoreAuthErrorAbort: true,
    });
  } catch (error) {
    const why = error instanceof Error && error.message ? error.message : 'no answer';
    throw new Error(
      `No NATS lets this server in at ${servers.join(' or ')} (${why}). Events would not reach the other servers, so it does not start. Start NATS or correct NATS_URL; without NATS_URL it runs alone.`,
    );
  }
}
