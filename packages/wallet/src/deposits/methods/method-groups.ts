import type { Channel, DepositMethod } from '../deposit-types.ts';

export type MethodGroupId = 'bank' | 'apps' | 'coins' | 'others';

const groups: readonly { readonly id: MethodGroupId; readonly methods: readonly DepositMethod[] }[] = [
  { id: 'bank', methods: ['bank'] },
  { id: 'apps', methods: ['alipay', 'wechat', 'unionpay'] },
  { id: 'coins', methods: ['usdt-trc20', 'usdt-erc20'] },
  { id: 'others', methods: ['huione', 'xnbsk'] },
];

/** A channel with the number that distinguishes it from others of its method; 0: the only one. */
export interface NumberedChannel {
  readonly channel: Channel;
  readonly number: number;
}

export interface MethodGroup {
  readonly id: MethodGroupId;
  readonly channels: readonly NumberedChannel[];
}

/** The channels by kind, in the order the platform gave them within each; empty groups are left out. */
export function groupChannels(channels: readonly Channel[]): readonly MethodGroup[] {
  return groups
    .map(({ id, methods }) => ({
      id,
      channels: channels
        .filter(({ method }) => methods.includes(method))
        .map(channel => ({ channel, number: numberOf(channel, channels) })),
    }))
    .filter(group => group.channels.length > 0);
}

function numberOf(channel: Channel, all: readonly Channel[]): number {
  const same = all.filter(({ method }) => method === channel.method);
  return same.length > 1 ? same.indexOf(channel) + 1 : 0;
}

/** The channel that is chosen: the one asked for while it is offered, else the first that is open, else the first. */
export function chosenChannel(channels: readonly Channel[], id: string | undefined): Channel | undefined {
  return (
    channels.find(channel => channel.id === id) ??
    channels.find(({ state }) => state === 'open') ??
    channels[0]
  );
}
