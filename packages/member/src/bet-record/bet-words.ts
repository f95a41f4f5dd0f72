import type { betRecord } from '@lobby/api-client/contract';
import type { SayText } from '@lobby/i18n';
import type { InferOutput } from 'valibot';
import type { MessageId } from '../messages/index.ts';

/** A bet as records show it. */
export type BetRecord = InferOutput<typeof betRecord>;

type Say = SayText<MessageId>;
type Kind =
  | 'handicap'
  | 'total'
  | 'winner'
  | 'oddEven'
  | 'correctScore'
  | 'totalGoals'
  | 'halfFull'
  | 'bothScore'
  | 'other';

/** How wtypes are built: H in front is the first half, R (or a trailing E) in play, A and B are alternates. */
const kindOfWtype: readonly (readonly [RegExp, Kind])[] = [
  [/^(H?RE?|[AB]RE?)$/, 'handicap'],
  [/^(H?R?|[AB]R?)OU$/, 'total'],
  [/^H?R?M$/, 'winner'],
  [/^H?R?EO$/, 'oddEven'],
  [/^H?R?PD$/, 'correctScore'],
  [/^R?T$/, 'totalGoals'],
  [/^R?F$/, 'halfFull'],
  [/^R?TS$/, 'bothScore'],
];

/** What kind of market a wtype is, and for which period. An unknown one is `other`. */
export function readWtype(wtype: string): { readonly kind: Kind; readonly half: boolean } {
  const kind = kindOfWtype.find(([pattern]) => pattern.test(wtype))?.[1] ?? 'other';
  return { kind, half: kind !== 'other' && wtype.startsWith('H') };
}

/** "全场让球". */
export function marketText(t: Say, wtype: string): string {
  const { kind, half } = readWtype(wtype);
  if (kind === 'other' || kind === 'halfFull') return t(`member.betRecord.market.${kind}`);
  const market = t(`member.betRecord.market.${kind}`);
  return half ? t('member.betRecord.market.half', { market }) : t('member.betRecord.market.full', { market });
}

/** What was backed, with its line: "伯恩利 -0.5", "大 2.5/3", "2:1". */
export function pickText(
  t: Say,
  bet: Pick<BetRecord, 'wtype' | 'rtype' | 'ratio' | 'strong' | 'teamH' | 'teamC'>,
): string {
  const { rtype } = bet;
  const line = bet.ratio.replaceAll(' ', '');
  switch (readWtype(bet.wtype).kind) {
    case 'handicap':
      return t('member.betRecord.pick.handicap', {
        team: rtype.endsWith('C') ? bet.teamC : bet.teamH,
        line: signedLine(line, bet.strong, rtype.endsWith('C') ? 'C' : 'H'),
      });
    case 'total':
      return /[CO]$/.test(rtype)
        ? t('member.betRecord.pick.over', { line })
        : t('member.betRecord.pick.under', { line });
    case 'winner':
      if (rtype.endsWith('N')) return t('member.betRecord.pick.draw');
      return rtype.endsWith('C') ? bet.teamC : bet.teamH;
    case 'oddEven':
      return rtype === 'ODD' ? t('member.betRecord.pick.odd') : t('member.betRecord.pick.even');
    case 'bothScore':
      return rtype === 'Y' ? t('member.betRecord.pick.yes') : t('member.betRecord.pick.no');
    case 'correctScore': {
      const score = /^H(\d+)C(\d+)$/.exec(rtype);
      return score ? `${score[1]}:${score[2]}` : t('member.betRecord.pick.otherScore');
    }
    case 'totalGoals':
      return rtype === 'OVER'
        ? t('member.betRecord.pick.goalsOver')
        : t('member.betRecord.pick.goals', { band: rtype.replace('~', '-') });
    case 'halfFull':
      return t('member.betRecord.pick.halfFull', {
        half: sideText(t, rtype[1]),
        full: sideText(t, rtype[2]),
      });
    case 'other':
      return rtype;
  }
}

/** The line from the backed team's view: the side that gives it plays with a minus. */
export function signedLine(line: string, strong: string, side: 'H' | 'C'): string {
  if (line === '' || line === '0') return line;
  return `${strong === side ? '-' : '+'}${line}`;
}

const settledResults = ['W', 'LW', 'P', 'LL', 'L', 'A'] as const;

/** What became of a bet: 确认中, 未结算, 赢 … , 取消：赛事取消. */
export function resultText(t: Say, bet: Pick<BetRecord, 'status' | 'result' | 'cancelReason'>): string {
  if (bet.status === 'pending') return t('member.betRecord.result.pending');
  if (bet.result === 'D') {
    return t('member.betRecord.cancelled', { reason: reasonText(t, bet.cancelReason) });
  }
  if (bet.status === 'rejected') return t('member.betRecord.result.rejected');
  if (bet.status === 'open') return t('member.betRecord.result.open');
  const result = settledResults.find(name => name === bet.result);
  return result ? t(`member.betRecord.result.${result}`) : t('member.betRecord.result.unknown');
}

const reasons = [
  ...(['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'] as const),
  ...(['DA', 'DB', 'DC', 'DD', 'DE', 'DF', 'DG', 'DH', 'DI', 'DJ', 'DK', 'DZ'] as const),
];

/** Why a bet was cancelled; a code nobody knows is "其他原因". */
export function reasonText(t: Say, code: string): string {
  return t(`member.cancelReason.${reasons.find(name => name === code) ?? 'other'}`);
}

/** How a bet looks: won, lost, money back, not decided, not taken. */
export type BetTone = 'won' | 'lost' | 'even' | 'open' | 'off';

export function toneOf(bet: Pick<BetRecord, 'status' | 'result'>): BetTone {
  if (bet.result === 'D' || bet.status === 'rejected') return 'off';
  if (bet.status !== 'settled') return 'open';
  if (bet.result === 'W' || bet.result === 'LW') return 'won';
  return bet.result === 'L' || bet.result === 'LL' ? 'lost' : 'even';
}

function sideText(t: Say, side: string | undefined): string {
  if (side === 'H') return t('member.betRecord.pick.home');
  return side === 'C' ? t('member.betRecord.pick.away') : t('member.betRecord.pick.level');
}
