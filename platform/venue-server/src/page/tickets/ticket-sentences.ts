/** What the clock, the slip and the tickets of a page say; a page brings its own words. */
export interface TicketSentences {
  readonly draw: (number: string) => string;
  readonly closesIn: string;
  readonly opensIn: string;
  readonly open: string;
  readonly opensAt: (time: string) => string;
  readonly drawing: string;
  readonly drawn: string;
  readonly odds: (times: string) => string;
  readonly picked: (count: number) => string;
  readonly picks: (count: number) => string;
  readonly total: string;
  readonly clear: string;
  readonly remove: (name: string) => string;
  readonly slip: string;
  readonly place: string;
  readonly placing: string;
  readonly closed: string;
  readonly nonePicked: string;
  readonly lateBets: string;
  readonly tooMuch: string;
  readonly tooMuchCredits: string;
  readonly limit: (picks: number, most: string) => string;
  readonly refused: string;
  readonly asking: string;
  readonly most: (count: number) => string;
  readonly placed: (count: number, total: string, number: string) => string;
  /** @param name the round's: its number, or what was played. */
  readonly became: (name: string, what: string) => string;
  readonly tickets: string;
  readonly noTickets: string;
  readonly waits: string;
  readonly lost: string;
  readonly returned: (amount: string) => string;
}
