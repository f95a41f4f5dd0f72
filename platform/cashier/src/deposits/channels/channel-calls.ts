import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { pauseOfMember } from '@lobby/platform-protection/pause';
import type { DepositConfig } from '../deposit-config.ts';
import { channelState } from './channel-state.ts';

/** The ways to deposit with their limits, and which of them carry a badge: neither in a pause. */
export function channelCalls(config: DepositConfig) {
  const types = implement(contract.payment.types, async (_, ctx) => {
    const { id } = memberOf(ctx);
    const pause = await pauseOfMember(ctx.db, id, ctx.clock.now());
    if (pause) return { pause, channels: [] };
    const { vipGrade } = await factsOfMember(ctx.db, id);
    const channels = config.channels.map(channel => ({
      id: channel.id,
      method: channel.method,
      min: formatYuan(channel.min),
      max: formatYuan(channel.max),
      amounts: channel.amounts.map(formatYuan),
      feeRate: channel.feeRate,
      bonusRate: channel.bonusRate,
      state: channelState(channel, vipGrade),
      minGrade: channel.minGrade,
      asksPayer: channel.route.by === 'unique-cents' && channel.route.asksPayer,
    }));
    return { pause, channels };
  });
  const rewards = implement(contract.payment.rewards, async (_, ctx) => {
    const pause = await pauseOfMember(ctx.db, memberOf(ctx).id, ctx.clock.now());
    if (pause) return { pause, rewards: [] };
    const withBadge = config.channels.filter(channel => channel.recommended || channel.bonusRate !== '0');
    return {
      pause,
      rewards: withBadge.map(({ method, recommended, bonusRate }) => ({ method, recommended, bonusRate })),
    };
  });
  return [types, rewards];
}
