import type { ReactNode } from 'react';
import { PrintTicket } from '../print-ticket/print-ticket.tsx';
import type { TicketPaper } from '../ticket/ticket-paper.ts';
import { SaveTicket } from '../ticket-picture/save-ticket.tsx';
import type { TicketMedium } from './use-ticket-export.ts';

export interface TicketExportProps {
  paper: TicketPaper;
  /** Of the picture's file, without its ending. */
  name: string;
  as: TicketMedium;
  /** `saved`: whether the picture is among the downloads; absent after printing. */
  onDone: (saved?: boolean) => void;
}

/** Prints a ticket or saves it as a picture, as soon as it is drawn. Few do: import it in a lazy chunk. */
export function TicketExport({ paper, name, as, onDone }: TicketExportProps): ReactNode {
  return as === 'paper' ? (
    <PrintTicket paper={paper} onDone={onDone} />
  ) : (
    <SaveTicket paper={paper} name={name} onDone={onDone} />
  );
}
