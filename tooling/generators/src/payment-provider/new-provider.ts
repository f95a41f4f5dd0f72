/** A payment provider that is about to be made. */
export interface NewProvider {
  readonly code: string;
  /** As operators call it. */
  readonly name: string;
  /** The methods that it collects, and the kinds of account that it pays out to. */
  readonly collects: readonly string[];
  readonly paysOut: readonly string[];
  /** What the variables of its settings begin with. */
  readonly variable: string;
}

/** What the names of its headers begin with. */
export const headersOf = ({ code }: Pick<NewProvider, 'code'>): string => `x-${code}`;

export const listOf = (values: readonly string[]): string =>
  `[${values.map(value => `'${value}'`).join(', ')}]`;
