import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { floatingMessages } from '../floating-bar/messages/index.ts';

const sportsbook = paths.game.sport({ enName: 'crty' });

/** Opens the room that belongs to the page: of the match that is shown, else the one for all; undefined where there is none. */
export function useOpenChat(): (() => void) | undefined {
  const t = useText(floatingMessages);
  const { chat } = useSlots();
  const { switches } = useBrand();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  if (!chat || !switches.chat || (pathname !== paths.home() && pathname !== sportsbook)) return undefined;
  const rid = new URLSearchParams(search).get('match') || 'lobby';
  return () =>
    void chat().then(
      ({ default: { open } }) => dispatch(open({ rid })),
      () => toast.error(t('floating.chat.failed')),
    );
}
