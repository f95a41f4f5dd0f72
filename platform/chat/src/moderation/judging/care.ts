import { tightText } from '../folded-text.ts';

/** Somebody who may hurt themselves, or whom gambling has got hold of. Talk of matches uses some of these words too. */
const needs: readonly RegExp[] = [
  /(?:想|要|不如)死(?!你|我|他|磕|守|盯|忠|扛)(?:了|咗|算)?|不想活|唔想(?:活|生存)|活不下去|活着没(?:意思|意义)|死[了咗]算/,
  /自杀(?!式)|自残|轻生|割腕|跳楼(?!价|机)|了结(?:自己|生命)|结束(?:自己的?)?生命|遗书|想不开|吞(?:安眠)?药/,
  /(?:控制不住|停不下来|戒不[了掉]).{0,6}(?:赌|下注|充值)|赌.{0,8}(?:妻离子散|家破人亡|倾家荡产|走投无路)|还不[起上].{0,6}(?:债|贷)/,
];

/** Whether a folded text asks for care and not for a rebuke: it never counts towards a mute. */
export function needsCare(folded: string): boolean {
  const tight = tightText(folded);
  return needs.some(need => need.test(tight));
}
