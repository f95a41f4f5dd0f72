import { Refusal } from '@lobby/platform-kernel/calls/refusal';

/** Counts the calls in progress and rejects calls above the limit. */
export interface LoadGate {
  /**
   * Takes a place; refuses with 'system-busy' when even the reserve for money calls is full. Call the returned function
   * to release it.
   */
  enter(): () => void;
  /** Refuses a call that moves no money once the reserve for money calls is in use. */
  reserveForMoney(): void;
  inFlight(): number;
}

/** Money calls are rejected last: they may use twice as many places as others. */
export function createLoadGate(maxInFlight: number, onShed = () => {}): LoadGate {
  let inFlight = 0;
  const shed = () => {
    onShed();
    return new Refusal('system-busy');
  };
  return {
    enter() {
      if (inFlight >= maxInFlight * 2) throw shed();
      inFlight += 1;
      let left = false;
      return () => {
        if (!left) inFlight -= 1;
        left = true;
      };
    },
    reserveForMoney() {
      if (inFlight > maxInFlight) throw shed();
    },
    inFlight: () => inFlight,
  };
}
