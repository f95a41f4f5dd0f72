import type { Counts } from '../feed/counts-feed.ts';
import type { BrowseQuery } from '../query/use-browse-query.ts';

export interface SportsProps {
  readonly query: BrowseQuery;
  readonly counts: Counts | undefined;
  /** Those the list is narrowed to. */
  readonly leagues: ReadonlySet<string>;
  onGo(next: BrowseQuery): void;
  /** Results and tables are shown in place of a list or a match. */
  readonly isResults: boolean;
  onLeagues(ids: ReadonlySet<string>): void;
  onResults(): void;
}
