import { toFailure } from '@lobby/api';
import {
  useLetterDeleteMutation,
  useLetterListQuery,
  useLetterOnekeyReadMutation,
  useLetterReadMutation,
} from '@lobby/api/endpoints/letters';
import { useLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useReducer } from 'react';
import { inboxMessages } from '../../messages/index.ts';
import { type KindTab, kindsOf } from '../letter-tabs.ts';
import { listFlow, startList } from './letter-list.flow.ts';

/** How many letters a page has. */
export const pageSize = 20;

/** A page of letters and what is done with them: the only place of the list that calls the API. @param page from 1. */
export function useLetterList(tab: KindTab, page: number) {
  const t = useText(inboxMessages);
  const langx = useLocale();
  const [state, send] = useReducer(listFlow, startList);
  const kinds = [...kindsOf[tab]];
  const letters = useLetterListQuery(
    { kinds, pageNum: page, pageSize, langx },
    { refetchOnMountOrArgChange: true },
  );
  const [callRead] = useLetterReadMutation();
  const [callDelete] = useLetterDeleteMutation();
  const [callReadAll] = useLetterOnekeyReadMutation();

  /** Shows or hides the text. It is here already: a mark that fails is made with the next opening. */
  async function toggle(letter: { readonly id: string; readonly read: boolean }): Promise<void> {
    send({ type: 'toggled', id: letter.id });
    if (letter.read || state.openId === letter.id) return;
    const { error } = await callRead({ id: letter.id });
    const failure = error && toFailure(error);
    // It was removed in another tab.
    if (failure?.kind === 'refused' && failure.name === 'not-found') void letters.refetch();
  }

  async function confirm(): Promise<void> {
    const { step } = state;
    if (step.name === 'looking' || step.isSent) return;
    send({ type: 'sent' });
    const isDeleting = step.name === 'deleting';
    const { error } = await (isDeleting ? callDelete({ ids: [...step.ids] }) : callReadAll({ kinds }));
    if (error) return send({ type: 'failed', failure: toFailure(error) });
    send({ type: 'done' });
    toast.success(
      isDeleting ? t('inbox.letters.deleted', { count: step.ids.length }) : t('inbox.letters.readAll.done'),
    );
  }

  return { state, send, letters, toggle, confirm };
}
