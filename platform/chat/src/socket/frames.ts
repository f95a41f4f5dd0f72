import {
  messageIds,
  type ServerFrame,
  type ServerFrameName,
  writeEnvelope,
} from '@lobby/chat-socket/protocol';

/** A frame of the platform, as it travels. */
export const frame = <Name extends ServerFrameName>(name: Name, data: ServerFrame<Name>): string =>
  writeEnvelope(messageIds[name], data);
