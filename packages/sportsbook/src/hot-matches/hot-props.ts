export interface HotProps {
  /** Event ids, at most eight, in the order to show them. */
  readonly ids: readonly string[];
}
