import type { Venue, VenueAnswer, VenueTransfer } from '@lobby/platform-cashier/venues/provider/venue';

/**
 * What goes wrong with the next call: the request is lost, or its answer, or the answer is a page of HTML; the request
 * arrives twice, or only when `deliver` is called; the venue moves another amount, refuses, or does not say yet.
 */
export const venueFaults = [
  'none',
  'request lost',
  'answer lost',
  'answer is HTML',
  'arrives twice',
  'arrives late',
  'other amount',
  'refused',
  'pending',
] as const;
export type VenueFault = (typeof venueFaults)[number];

interface Known {
  readonly state: 'done' | 'refused' | 'dead';
  /** Fen that moved. */
  readonly amount: bigint;
  /** The venue does not say yet what it did. */
  isSilent: boolean;
}

/** A venue in memory that fails as planned, and never does twice what has one id. */
export interface FaultyVenue extends Venue {
  /** For the next transfer, then for the next questions and cancellations, one each; without one nothing goes wrong. */
  plan(onTransfer: VenueFault, ...onQuestions: VenueFault[]): void;
  /** Requests that were late arrive now. */
  deliver(): void;
  /** Pending transfers are reported from now on. */
  decide(): void;
  /** How often a transfer was sent. */
  sent(id: string): number;
  /** Fen that moved under an id. */
  moved(id: string): bigint;
}

/** @param opening fen that a player has who was never seen before. */
export function faultyVenue(opening = 0n): FaultyVenue {
  const players = new Map<string, bigint>();
  const known = new Map<string, Known>();
  const sent = new Map<string, number>();
  const late: (() => unknown)[] = [];
  let transferFault: VenueFault = 'none';
  let questionFaults: VenueFault[] = [];

  function carryOut({ id, player, amount }: VenueTransfer, sign: 1n | -1n): VenueAnswer {
    if (known.has(id)) return { kind: 'exists' };
    const left = (players.get(player) ?? opening) + sign * amount;
    const state = left < 0n ? 'refused' : 'done';
    known.set(id, { state, amount: state === 'done' ? amount : 0n, isSilent: false });
    if (state === 'done') players.set(player, left);
    return find(id);
  }

  function find(id: string): VenueAnswer {
    const one = known.get(id);
    if (!one) return { kind: 'no-record' };
    if (one.isSilent) return { kind: 'pending' };
    return one.state === 'done' ? { kind: 'done', id, amount: one.amount } : { kind: one.state };
  }

  async function transfer(asked: VenueTransfer, sign: 1n | -1n): Promise<VenueAnswer> {
    sent.set(asked.id, (sent.get(asked.id) ?? 0) + 1);
    const fault = transferFault;
    transferFault = 'none';
    switch (fault) {
      case 'request lost':
        throw new Error('the line was cut');
      case 'arrives late':
        late.push(() => carryOut(asked, sign));
        throw new Error('the line was cut');
      case 'refused':
        known.set(asked.id, { state: 'refused', amount: 0n, isSilent: false });
        return { kind: 'refused' };
      case 'other amount':
        return carryOut({ ...asked, amount: asked.amount - 1n }, sign);
    }
    const answer = carryOut(asked, sign);
    if (fault === 'none') return answer;
    if (fault === 'arrives twice') return carryOut(asked, sign);
    if (fault === 'pending') {
      const one = known.get(asked.id);
      if (one) one.isSilent = true;
      return { kind: 'pending' };
    }
    throw fault === 'answer is HTML' ? new SyntaxError('<html>') : new Error('the line was cut');
  }

  /** Answers after the fault that is planned for the next question. */
  async function answer(stateNow: () => VenueAnswer): Promise<VenueAnswer> {
    const fault = questionFaults.shift() ?? 'none';
    if (fault === 'request lost') throw new Error('the line was cut');
    const said = stateNow();
    if (fault === 'none') return said;
    if (fault === 'pending') return { kind: 'pending' };
    throw new Error('the line was cut');
  }

  return {
    register: async player => {
      players.set(player, players.get(player) ?? opening);
    },
    deposit: asked => transfer(asked, 1n),
    withdraw: asked => transfer(asked, -1n),
    balance: async player => players.get(player) ?? opening,
    transferState: id => answer(() => find(id)),
    cancelTransfer: id =>
      answer(() => {
        if (!known.has(id)) known.set(id, { state: 'dead', amount: 0n, isSilent: false });
        return find(id);
      }),
    plan(onTransfer, ...onQuestions) {
      transferFault = onTransfer;
      questionFaults = onQuestions;
    },
    deliver: () => {
      for (const arrive of late.splice(0)) arrive();
    },
    decide: () => {
      for (const one of known.values()) one.isSilent = false;
    },
    sent: id => sent.get(id) ?? 0,
    moved: id => known.get(id)?.amount ?? 0n,
  };
}
