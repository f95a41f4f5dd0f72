import { useMarkHelpMutation } from '@lobby/api/endpoints/help-marks';
import { serviceOpened } from '@lobby/api/session';
import type { HelpCode } from '@lobby/feature';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MarkPageView } from './mark-page.view.tsx';

/** Whether the page helped, told to the platform; once for each time that it is opened. */
export function MarkPage({ code }: { code: HelpCode }) {
  const [mark, { isLoading, isError }] = useMarkHelpMutation();
  const [said, setSaid] = useState<'yes' | 'no'>();
  const dispatch = useDispatch();
  const send = async (helped: boolean) => {
    const { error } = await mark({ page: code, helped });
    if (!error) setSaid(helped ? 'yes' : 'no');
  };
  return (
    <MarkPageView
      state={said ?? (isLoading ? 'sending' : isError ? 'failed' : 'asked')}
      onMark={helped => void send(helped)}
      onService={() => dispatch(serviceOpened())}
    />
  );
}
