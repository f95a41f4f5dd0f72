/** What was thought of an event, and whether it came true, over many matches. */
export class Tally {
  private thought = 0;
  private variance = 0;
  private happened = 0;

  add(chance: number, came: boolean): void {
    this.thought += chance;
    this.variance += chance * (1 - chance);
    this.happened += came ? 1 : 0;
  }

  /** The variance of how often it happens. */
  get weight(): number {
    return this.variance;
  }

  /** How many standard errors what happened lies beside what was thought. */
  get errors(): number {
    return Math.abs(this.happened - this.thought) / Math.sqrt(this.variance);
  }
}
