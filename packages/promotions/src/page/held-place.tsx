import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { useEffect, useRef } from 'react';
import { promotionsMessages } from '../messages/index.ts';
import css from './page.module.css';
import type { Joining } from './use-joining.ts';

/** The place is held: the terms are agreed to, or it is given up. The focus comes here from the button that asked. */
export function HeldPlace({ joining }: { readonly joining: Joining }) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) confirm.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Callout size="m" icon="info" role="status">
        {t('promotions.held', { time: format.dateTime(joining.heldUntil) })}
      </Callout>
      <div className={css.actions}>
        <Button
          ref={confirm}
          variant="primary"
          size="l"
          busy={joining.isBusy}
          onClick={() => joining.onJoin()}
        >
          {t('promotions.join.confirm')}
        </Button>
        <Button size="l" disabled={joining.isBusy} onClick={joining.onCancel}>
          {t('promotions.join.cancel')}
        </Button>
      </div>
    </>
  );
}
