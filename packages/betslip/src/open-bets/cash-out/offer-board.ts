import type { CashOutOffer, CoursePoint } from '../../ports/cash-out-answer.ts';
import type { CashOutPort } from '../../ports/cash-out-port.ts';

/** The last known offers for open tickets, for as many components as look at them. */
export interface OfferBoard {
  offerOf(ticketId: string): CashOutOffer | undefined;
  /** The offers before it, as far as the platform noted them; the same list until it was read again. */
  courseOf(ticketId: string): readonly CoursePoint[] | undefined;
  /** The last asking got no answer, so that what is missing is not on its way. */
  hasFailed(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks for all of these in one go. What cannot be read stays as it was; the platform checks it again. */
  ask(ticketIds: readonly string[]): Promise<void>;
  /** Reads the offers so far of all of these; what cannot be read stays as it was. */
  readCourses(ticketIds: readonly string[]): Promise<void>;
  /** Asks again for what was asked last. */
  retry(): void;
}

export function createOfferBoard(port: CashOutPort): OfferBoard {
  let offers: ReadonlyMap<string, CashOutOffer> = new Map();
  let courses: ReadonlyMap<string, readonly CoursePoint[]> = new Map();
  const listeners = new Set<() => void>();
  let last: readonly string[] = [];
  let asked = 0;
  let answered = 0;
  let hasFailed = false;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function ask(ticketIds: readonly string[]): Promise<void> {
    last = ticketIds;
    asked += 1;
    const turn = asked;
    const next = await port.view(ticketIds);
    // An answer that was overtaken is older than what is shown.
    if (turn < answered) return;
    // An earlier question may still be answered.
    if (next) answered = turn;
    hasFailed = next === undefined;
    offers = next ?? offers;
    notify();
  }

  return {
    courseOf: ticketId => courses.get(ticketId),
    async readCourses(ticketIds) {
      courses = (await port.courses(ticketIds)) ?? courses;
      notify();
    },
    offerOf: ticketId => offers.get(ticketId),
    hasFailed: () => hasFailed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
    retry() {
      hasFailed = false;
      // Answers to earlier questions no longer count.
      answered = asked + 1;
      notify();
      void ask(last);
    },
  };
}
