import { WebSocket } from 'ws';
import type { Ask } from './with-timeout.ts';

type Params = Readonly<Record<string, unknown>>;

/** A connection of WebDriver BiDi. */
export interface Bidi {
  send<T = unknown>(method: string, params?: Params): Promise<T>;
  /** @returns what ends it. */
  on(method: string, onEvent: (params: Params) => void): () => void;
  close(): void;
}

export async function connectBidi(url: string, ask: Ask): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const listeners = new Set<{ method: string; onEvent(params: Params): void }>();
  let last = 0;
  socket.on('message', data => {
    const said = JSON.parse(String(data));
    if (said.type === 'event') {
      for (const { method, onEvent } of listeners) if (method === said.method) onEvent(said.params);
      return;
    }
    const call = waiting.get(said.id);
    waiting.delete(said.id);
    if (said.type === 'error') call?.reject(new Error(`Firefox: ${said.error}: ${said.message}`));
    else call?.resolve(said.result);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
    waiting.clear();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send<T>(method: string, params: Params = {}) {
      last += 1;
      const id = last;
      const answer = () =>
        new Promise<T>((resolve, reject) => {
          waiting.set(id, { resolve: value => resolve(value as T), reject });
          socket.send(JSON.stringify({ id, method, params }));
        });
      return ask(method, answer);
    },
    on(method, onEvent) {
      const listener = { method, onEvent };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
