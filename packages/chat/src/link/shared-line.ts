import type { LinkState } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import type { Line, LineEvents } from './line.ts';
import { type Passed, type RoomsOfTabs, roomsOfTabs, type TabMessage } from './tab-messages.ts';

/** What of the browser the tabs need to share one socket. */
export interface TabTools {
  /** Runs while this tab leads. `steal` takes the lead from a tab that does not answer. Rejects when it is taken away. */
  lead(during: () => Promise<void>, options: { steal?: boolean; signal?: AbortSignal }): Promise<unknown>;
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs something again and again. @returns its undo. */
  each(run: () => void, ms: number): () => void;
  isSeen(): boolean;
  /** ms */
  now(): number;
  newId(): string;
}

/** A tab that follows asks so often whether the leader is there, and takes its place after so long a silence, ms. */
export const ASK_MS = 10_000;
export const SILENT_MS = 25_000;

/**
 * A line that the tabs of a browser share: the one that leads has the socket, the others say and hear through it. A frozen
 * tab keeps its lock, so that one that is seen takes the lead when it gets no answer.
 */
export function sharedLine(makeOwn: (events: LineEvents) => Line, events: LineEvents, tools: TabTools): Line {
  const tab = tools.newId();
  let own: Line | undefined;
  let rooms: RoomsOfTabs = roomsOfTabs();
  /** The state of the leader's line, as it was told last. */
  let told: LinkState = { at: 'away' };
  let heardAt = 0;
  let giveUp: (() => void) | undefined;
  let undoAsking: (() => void) | undefined;
  let isWanted = false;
  tools.listen(hear);

  return {
    state: () => own?.state() ?? told,
    want() {
      if (isWanted) {
        own?.want();
        return;
      }
      isWanted = true;
      heardAt = tools.now();
      setTold({ at: 'connecting', triedAt: heardAt, failures: 0 });
      tools.post({ type: 'hello', tab });
      void queue({});
      undoAsking = tools.each(ask, ASK_MS);
    },
    leave() {
      isWanted = false;
      undoAsking?.();
      giveUp?.();
      stopLeading();
      tools.post({ type: 'bye', tab });
      setTold({ at: 'away' });
    },
    wake: () => (own ? own.wake() : tools.post({ type: 'wake', tab })),
    say(rid, msg, clientId, more) {
      if (own) own.say(rid, msg, clientId, more);
      else tools.post({ type: 'say', tab, rid, msg, clientId, more });
    },
    tell(msgId, msgData) {
      if (own) return passOn(tab, { msgId, msgData });
      if (told.at !== 'open') return false;
      tools.post({ type: 'tell', tab, msgId, msgData });
      return true;
    },
  };

  function setTold(next: LinkState): void {
    told = next;
    events.onChange();
  }

  /** Waits for the lead, and leads until it is left or taken away. */
  async function queue({ steal = false }): Promise<void> {
    const waits = new AbortController();
    let end: () => void = () => {};
    const until = new Promise<void>(resolve => {
      end = resolve;
    });
    giveUp?.();
    giveUp = () => {
      waits.abort();
      end();
    };
    const mine = giveUp;
    const during = () => {
      if (giveUp !== mine) return Promise.resolve();
      startLeading();
      return until;
    };
    await tools.lead(during, steal ? { steal } : { signal: waits.signal }).catch(() => {
      // Somebody else leads now, or it is wanted no more.
      if (giveUp !== mine || !isWanted) return;
      stopLeading();
      setTold({ at: 'connecting', triedAt: tools.now(), failures: 0 });
      heardAt = tools.now();
      void queue({});
    });
  }

  function startLeading(): void {
    rooms = roomsOfTabs();
    own = makeOwn({
      ...events,
      onFrame(frame) {
        rooms.heard(frame);
        tools.post({ type: 'frame', frame });
        events.onFrame(frame);
      },
      onOpen() {
        rooms = roomsOfTabs();
        events.onOpen();
        tellState();
        tools.post({ type: 'open' });
      },
      onChange() {
        tellState();
        events.onChange();
      },
      // What the tabs that follow are in counts too: what does not come over the line reaches none of them.
      beat: () => ({ tops: { ...rooms.tops(), ...(events.beat() as { tops: object }).tops } }),
    });
    own.want();
  }

  function stopLeading(): void {
    own?.leave();
    own = undefined;
  }

  function tellState(): void {
    if (own) tools.post({ type: 'state', state: own.state() });
  }

  function ask(): void {
    if (own || !tools.isSeen()) {
      heardAt = tools.now();
      return;
    }
    tools.post({ type: 'hello', tab });
    if (tools.now() - heardAt < SILENT_MS) return;
    heardAt = tools.now();
    void queue({ steal: true });
  }

  function hear(message: TabMessage): void {
    if (own) serve(own, message);
    else if (isWanted) follow(message);
  }

  function serve(line: Line, message: TabMessage): void {
    switch (message.type) {
      case 'hello':
        tellState();
        if (line.state().at === 'open' && rooms.isNew(message.tab))
          tools.post({ type: 'open', to: message.tab });
        return;
      case 'bye':
        for (const rid of rooms.left(message.tab)) line.tell(messageIds.joinRoom, { rid, leave: true });
        return;
      case 'wake':
        line.wake();
        return;
      case 'say':
        line.say(message.rid, message.msg, message.clientId, message.more);
        return;
      case 'tell':
        passOn(message.tab, message);
        return;
    }
  }

  function follow(message: TabMessage): void {
    if (message.type === 'state') setTold(message.state);
    else if (message.type === 'frame') events.onFrame(message.frame as Envelope);
    else if (message.type === 'open' && (message.to ?? tab) === tab) events.onOpen();
    else return;
    heardAt = tools.now();
  }

  /** A room is left when no tab is in it any more. */
  function passOn(of: string, { msgId, msgData }: Passed): boolean {
    if (msgId === messageIds.joinRoom && !rooms.moved(of, msgData as { rid: string; leave?: boolean }))
      return true;
    return own?.tell(msgId, msgData) ?? false;
  }
}
