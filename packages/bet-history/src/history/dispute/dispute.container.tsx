import { toFailure } from '@lobby/api';
import { useDisputeBetMutation } from '@lobby/api/endpoints/disputes';
import type { ApiFailure } from '@lobby/api-client/request';
import { startSubmission, submissionFlow } from '@lobby/forms';
import { useCallback, useReducer, useState } from 'react';
import { DisputeView } from './dispute.view.tsx';
import { type DisputeDraft, emptyDraft } from './dispute-form.tsx';
import type { DisputeKind } from './dispute-words.ts';

export interface DisputeProps {
  readonly ticketId: string;
  readonly until: number | undefined;
  onClose(): void;
}

/** Of bets whose dispute was closed before it was sent, by their tickets; for as long as the page stands. */
const drafts = new Map<string, DisputeDraft>();

/** Disputing one bet, at work. */
export default function Dispute({ ticketId, until, onClose }: DisputeProps) {
  const [state, send] = useReducer(submissionFlow<ApiFailure>, startSubmission);
  // Once it is sent the bet can be disputed no more.
  const [first] = useState(until ?? 0);
  const [draft] = useState(() => drafts.get(ticketId) ?? emptyDraft);
  const keep = useCallback((next: DisputeDraft) => void drafts.set(ticketId, next), [ticketId]);
  const [dispute] = useDisputeBetMutation();

  async function submit(kind: DisputeKind, text: string): Promise<void> {
    if (state.step !== 'writing') return;
    send({ type: 'submitted' });
    const { error } = await dispute({ ticketId, kind, text });
    if (error) return send({ type: 'failed', failure: toFailure(error) });
    drafts.delete(ticketId);
    send({ type: 'sent' });
  }

  return (
    <DisputeView
      state={state}
      draft={draft}
      onKeep={keep}
      ticketId={ticketId}
      until={first}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={(kind, text) => void submit(kind, text)}
      onClose={onClose}
    />
  );
}
