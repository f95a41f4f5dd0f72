import type { OutgoingMessage } from '@lobby/platform-kernel/domain/messenger';

const channels = { 0: 'sms', 1: 'email', 2: 'voice' } as const;

/** `cate` of the sendCode calls. */
export function channelOf(cate: keyof typeof channels): OutgoingMessage['channel'] {
  return channels[cate];
}
