/** A page that can be opened and measured. */
export interface Served {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}
