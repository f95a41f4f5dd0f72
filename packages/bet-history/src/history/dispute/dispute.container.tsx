import { toFailure } from '@lobby/api';
import { useDisputeBetMutation } from '@lobby/api/endpoints/disputes';
import { useReducer, useState } from 'react';
import { disputeFlow, startDispute } from './dispute.flow.ts';
import { DisputeView } from './dispute.view.tsx';
import type { DisputeKind } from './dispute-words.ts';

export interface DisputeProps {
  readonly ticketId: string;
  readonly until: number | undefined;
  onClose(): void;
}

/** Disputing one bet, at work. */
export default function Dispute({ ticketId, until, onClose }: DisputeProps) {
  const [state, send] = useReducer(disputeFlow, startDispute);
  // Once it is sent the bet can be disputed no more.
  const [first] = useState(until ?? 0);
  const [dispute] = useDisputeBetMutation();

  async function submit(kind: DisputeKind, text: string): Promise<void> {
    if (state.step !== 'writing') return;
    send({ type: 'submitted' });
    const { error } = await dispute({ ticketId, kind, text });
    send(error ? { type: 'failed', failure: toFailure(error) } : { type: 'sent' });
  }

  return (
    <DisputeView
      state={state}
      ticketId={ticketId}
      until={first}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={(kind, text) => void submit(kind, text)}
      onClose={onClose}
    />
  );
}
