import { useBrand } from '@lobby/brand-kit';
import type { ChatParts } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { useCallback, useState } from 'react';

interface Chat {
  /** The chat, once it was asked for. */
  readonly parts: ChatParts | undefined;
  /** Fetches it. */
  load(): Promise<ChatParts>;
}

/** The chat of this site, fetched when somebody wants it; undefined where the site has none. */
export function useChat(): Chat | undefined {
  const { chat } = useSlots();
  const { switches } = useBrand();
  const [parts, setParts] = useState<ChatParts>();
  const load = useCallback(async () => {
    if (!chat) throw new Error('There is no chat.');
    const { default: loaded } = await chat();
    setParts(loaded);
    return loaded;
  }, [chat]);
  return chat && switches.chat ? { parts, load } : undefined;
}
