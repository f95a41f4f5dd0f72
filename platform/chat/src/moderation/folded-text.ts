import { Converter } from 'opencc-js/t2cn';

const simplified = Converter({ from: 'tw', to: 'cn' });

/** Digits as they are written to be read by people and not by programs. */
const digitWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((word, digit) => [word, String(digit)])),
  ...Object.fromEntries([...'〇壹贰叁肆伍陆柒捌玖'].map((word, digit) => [word, String(digit)])),
  ...{ 幺: '1', 两: '2', 洞: '0', 拐: '7', 勾: '9' },
};

/** Other services by the names that people give them. */
const services: readonly (readonly [RegExp, string])[] = [
  [/(?:[薇微威徽维卫][信星]|卫星|威信|v[xⅹ]|wei\s*xin|wechat|we\s*chat)/g, '微信'],
  [/(?:扣扣|企鹅|蔻蔻|球球|qq)/g, 'qq'],
  [/(?:电报|纸飞机|飞机|tele\s*gram|\btg\b)/g, '电报'],
];

/**
 * A text as it is judged: in one width, case and script, without marks that are not seen, other services by one name.
 * What people read is kept apart: this is shown to nobody.
 */
export function foldText(text: string): string {
  const plain = simplified(text.normalize('NFKC').toLowerCase()).replace(/[\p{Cf}\p{Mn}\u3164\uffa0]/gu, '');
  return services.reduce((folded, [names, name]) => folded.replace(names, name), plain);
}

/** The same with every digit as 0 to 9. */
export function foldDigits(folded: string): string {
  return [...folded].map(sign => digitWords[sign] ?? sign).join('');
}
