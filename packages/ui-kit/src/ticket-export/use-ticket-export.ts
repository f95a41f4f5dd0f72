import { useState } from 'react';
import { toast } from '../toast/toast.ts';

export type TicketMedium = 'paper' | 'picture';

/** What is said once a picture is, or could not be, among the downloads. */
export interface TicketExportTexts {
  saved: string;
  failed: string;
}

export interface TicketExportState {
  /** What is being made; undefined while nothing is. */
  as: TicketMedium | undefined;
  start(as: TicketMedium): void;
  /** For `onDone` of `TicketExport`. */
  done(saved?: boolean): void;
}

/** The state of the buttons that print a ticket and save it: one export at a time, and a toast about the picture. */
export function useTicketExport({ saved, failed }: TicketExportTexts): TicketExportState {
  const [as, start] = useState<TicketMedium>();
  const done = (isSaved?: boolean) => {
    if (isSaved) toast.success(saved);
    if (isSaved === false) toast.error(failed);
    start(undefined);
  };
  return { as, start, done };
}
