import { serviceOpened } from '@lobby/api/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useDispatch } from 'react-redux';
import { contentMessages } from '../messages/index.ts';

/** For people who want to be agents of the site: the customer service tells them the terms. */
export default function AgentScreen() {
  const t = useText(contentMessages);
  const dispatch = useDispatch();
  return (
    <EmptyState
      isPage
      icon="users"
      title={t('content.agent.title')}
      hint={t('content.agent.hint')}
      action={
        <Button variant="primary" onClick={() => dispatch(serviceOpened())}>
          {t('content.agent.service')}
        </Button>
      }
    />
  );
}
