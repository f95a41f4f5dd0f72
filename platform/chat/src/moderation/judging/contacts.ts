import { foldDigits } from '../folded-text.ts';
import { tightened } from './tightened.ts';
import { withoutBets } from './without-bets.ts';

/** An account: letters with a digit or a line in it, letters and digits beside each other, or digits. */
const account =
  '(?:@ ?[a-z]{5}|@? ?(?=[a-z@]{1,20}[\\d_])[a-z@][a-z0-9_]{4}|[a-z]{3,20} \\d{2}|(?!0{5}|1{5}|2{5}|3{5}|4{5}|5{5}|6{5}|7{5}|8{5}|9{5}|23333)\\d{5})';
/** What stands between the name of a service and an account. */
const between =
  '(?: |号码|号|id|uid|搜索|搜寻|搜|加|联系|账号|帐号|我|是|的|看单|方案|领|拿|群组|群|裙|欢迎|同|聊|找|用|app|ap|live|gg|查|拉|转|名|叫|official){0,6}';
/** Names of other services and how people write them so that no program reads them. */
const names = [
  '[微薇威徽维溦嶶嵗卫巍葳征喂为唯味围][信芯心星讯欣新]|卫星|v信|微x?|薇|徽|we ?[i1]? ?xin|te[лl]erpam|w[e3] ?chat|[扣蔻叩口]{2}|[球秋]{2}号?|企鹅|电报|飞机|电抱|点报',
  '公众号|what ?s ?app|[瓦哇][次茨]|sky ?pe|tele ?g ?ram|脸书|抖音|快手|小红书|蝙蝠|钉钉|土豆|陌陌|探探|飞书|币用|支付宝|支fu宝',
  '群|裙|君羊|赖|加拉|[佳伽]?威|b站|推特|油管|邮箱',
].join('|');
/** Those of a few letters, which stand alone. */
const shortNames =
  'v|vx|wx|q|qq|qun|t ?g|tele|l[i1]ne|wa|ig|ins|fb|dy|ks|dc|zfb|whoo|discord|signal|potato|skype|weixin|wechat|kakao|zalo|viber|id|telegram|whatsapp|instagram|facebook|twitter|threads|youtube|douyin|kuaishou';
const flight = '(?![a-z]{2}\\d{3,4}(?![a-z0-9]))';

/** An account of letters and digits, after a few words of any kind. */
const anyWords = `[\\p{Script=Han} _]{0,6}${flight}(?=[a-z]{2,20}[\\d_])[a-z][a-z0-9_]{4}`;

const rules: readonly RegExp[] = [
  new RegExp(`(?:${names})${anyWords}`, 'u'),
  new RegExp(`(?<![a-z0-9])(?:${shortNames})(?![a-z0-9])${anyWords}`, 'u'),
  new RegExp(`(?:${names})${between}${flight}${account}`),
  new RegExp(`(?<![a-z0-9])(?:${shortNames})(?![a-z0-9])${between}${account}`),
  /(?<![a-z0-9])[vw]x(?=[a-z]{0,20}\d)[a-z0-9_]{5}/,
  /(?<![a-z0-9])line@?(?=[a-z]{1,20}\d)@?[a-z0-9_]{5}/,
  new RegExp(
    `(?<![a-z0-9])(?:${shortNames})(?: |号|我|的){0,3}(?:搜索?|搜寻|id|加|账号)(?: |:){0,2}[a-z]{6}`,
  ),
  /(?=[a-z]{1,20}[\d_])[a-z][a-z0-9_]{4,30}(?:就?是|为)?我?的?(?:微信|薇信|威信|qq号|line|赖|电报|飞机号?)/,
  // An account with a sign before it, and one that somebody is asked to add.
  /(?:^|[^a-z0-9])(?:@|艾特) ?(?=[a-z]{1,20}[\d_])[a-z][a-z0-9_]{4}/,
  /(?:加|私|联系|搜|找|伽)我? ?(?:[v微薇威徽赖拉q群裙]|line)? ?(?:信|号|id)? ?(?=[a-z_]{1,20}[\d_])[a-z][a-z0-9_]{4}/,
  /(?:微信|加微|加薇|卫星|电报|vx|wechat|telegram|whatsapp|skype)(?: |号码?|id|搜|加|是|我|同){0,4}[a-z]{5}/,
];
/** Being asked for another service, or told of one, without an account. */
const app =
  '(?:微信|薇信|威信|微(?!笑|弱|微|妙|博)|薇|(?<![a-z0-9])(?:vx?|wx|q|qq|tg|line|telegram|whatsapp)(?![a-z0-9])|扣扣|企鹅号?|电报|飞机号|卫星号|赖(?!床|皮|清)|联系方式|二维码)';
const asking: readonly RegExp[] = [
  /加(?:个|一?下|一?个)(?:微|薇|扣|赖|飞机|(?<![a-z0-9])(?:vx?|q|qq|line|tg)(?![a-z0-9]))/,
  new RegExp(`(?:留下?|报一?下|给你|发你|发下|给我|有没有|谁有)(?:你|个|一?下|的|我)?(?:你的?|的)?${app}`),
  new RegExp(`${app}(?:发来|发我|私我|拉我|拉你|加我|加你|我加你|自己加|来)`),
  new RegExp(`(?:头像|昵称|名字|签名|主页|资料|id)[^?]{0,10}(?:${app}|飞机|加我|自己加|扫|卫星)`),
  /(?:扫码?|扫一扫|二维码)[^?]{0,8}(?:群|好友|头像|加我|拉)|(?:加|私聊加?|看|进)(?:我|头像)?加?(?:[微薇](?:$|信|我)|[v赖](?:$|我))/,
  /(?:进|入|拉|加|建)了?(?:个|我们?的?)?(?:交流|微信|qq|扣扣|企鹅|电报|飞机|看单|球迷)?[群裙]|(?:微信|扣扣|企鹅|飞机|电报|qq)[群裙](?:号|来|见|私|$|[a-z0-9])/,
  /(?:关注|搜|加|^|威)公众号.{2}|(?:微信|扣扣|飞机|电报|抖音|脸书)搜/,
  /私(?:我|聊|信|讯)(?!客服|提|平台)|(?:有事|详情|想看|看单|要的|加|平台|老师|利|\d|客|件|盘|来|子|炮|聊)私$|私(?:拿|领)/,
];

/** Whether a folded text names another service with an account, or asks for one. */
export function hasAccount(folded: string): boolean {
  const left = tightened(withoutBets(foldDigits(folded)));
  if (rules.some(rule => rule.test(left))) return true;
  const tight = tightened(folded);
  return asking.some(rule => rule.test(tight));
}
