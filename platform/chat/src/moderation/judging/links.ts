import { foldDigits } from '../folded-text.ts';

/** Ends that are nothing else: these are found however their dot is written, also with a space before them. */
const plainEnds = `com|c0m|net|org|vip|cc|xyz|cn|top|康姆|抗母|c\\s?c|${spelled('com', 'net', 'vip', 'org', 'xyz', 'top')}`;
/** Ends that people may also say: these stand close behind a dot and three signs. */
const ends =
  'hk|tw|mo|me|io|info|biz|tv|icu|asia|ltd|ink|pw|ag|ph|la|tk|ml|cf|gq|ly|gd|ee|su|ru|vn|kr|jp|uk|eu|us|be|so|to|is|wang|ren|apk|casino|' +
  'poker|website|shop|store|site|club|online|apps?|dev|ai|co|link|click|xin|live|fun|win|bet|games?|one|work|pro|world|' +
  'life|today|news|cash|red|plus|zone|run|网址|公司|网络|在线|商城|集团';
const gap = '[^\\p{L}\\p{N}]{0,4}';

/** Words and signs that are read as the dot of an address. */
const dots = new RegExp(
  `${gap}(?:小数点|点点|点|句号|d ?[o0] ?t|dian|[.。,、•·●⚫🔴▪■◆丶丨|*_])${gap}(?=(?:${plainEnds})(?![a-z0-9]))` +
    `|[【(<《[{-]?(?:小数点|点|dot|[。·•])[】)>》\\]}-]?(?=(?:${ends})(?![a-z0-9]))`,
  'gu',
);
const rules: readonly RegExp[] = [
  /h(?:tt|xx)ps?|hppts|ftp:/,
  /(?<![a-z0-9])(?:www|3w|三达不溜)[^\p{L}\p{N}]{0,3}(?!w)[a-z0-9]{4}/u,
  new RegExp(`[a-z0-9\\p{Script=Han}]\\.(?:${plainEnds})(?![a-z0-9])`, 'u'),
  new RegExp(`(?:[a-z0-9-]{3}|\\p{Script=Han}(?=\\.\\p{Script=Han}))\\.(?:${ends})(?![a-z0-9])`, 'u'),
  /[a-z0-9]@\s?[a-z0-9-]*\.[a-z]/,
  /[a-z]\.[a-z]{2,6}\/[a-z0-9]/,
  /(?<![a-z0-9])xn--/,
  // Without a dot: a name with a number in it, and an end.
  /(?<![a-z0-9])[a-z]{2,20}\d{1,8}[a-z]{0,8}[^\p{L}\p{N}]{0,3}(?:后面|后缀|加上|全拼|拼音|网址是){0,2}[^\p{L}\p{N}]{0,3}(?:com|net|org|vip|cc|xyz)(?![a-z0-9])/u,
  new RegExp(`(?:全拼|拼音)${gap}(?:加上?)?${gap}(?:点|\\.)?${gap}(?:${plainEnds})(?![a-z0-9])`, 'u'),
  /(?:百度|谷歌|浏览器|网址|域名|官网|google)(?:搜索?|搜寻|输入|打开|是|:)?[^\p{L}\p{N}]{0,3}(?=[a-z]{0,20}\d)[a-z0-9]{5}/u,
  // From the end to the beginning.
  /(?<![a-z0-9])(?:moc|ten|gro|piv|zyx)\s?\.\s?[a-z0-9]{3}/,
  // Telegram's short host, also in parts.
  /(?<![a-z0-9])t\.me\//,
  /(?<![a-z0-9'])t(?:\s?[.。点]\s?|\s)me(?:\s|\/|斜杠){1,2}[a-z0-9_]{5}/,
];
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const numbered = new RegExp(`(?<![\\d.])[1-9]\\d{1,2}(?:[.点]${octet}){3}(?![\\d.])`);

/** Whether a folded text holds an address of the web, however its dot and its letters are written. */
export function hasLink(folded: string): boolean {
  const dotted = folded.replace(dots, '.');
  return rules.some(rule => rule.test(dotted)) || numbered.test(foldDigits(folded));
}

function spelled(...found: string[]): string {
  return found.map(end => [...end].join('[\\s.]?')).join('|');
}
