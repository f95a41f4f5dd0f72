import { Refusal } from '../kernel/refusal.ts';

/** Counts the calls in hand and turns callers away before the platform drowns. */
export interface LoadGate {
  /** Takes a place; refuses with 'system-busy' when even money calls find none. Call the answer to leave. */
  enter(): () => void;
  /** Refuses a call that moves no money once the places kept for money are being used. */
  keepRoomForMoney(): void;
  inFlight(): number;
}

/** Money calls are shed last: they may use twice the room that others may. */
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
    keepRoomForMoney() {
      if (inFlight > maxInFlight) throw shed();
    },
    inFlight: () => inFlight,
  };
}
