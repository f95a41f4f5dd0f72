import type { Fen } from './fen.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

const traditional: Readonly<Record<string, string>> = {
  贰: '貳',
  叁: '參',
  陆: '陸',
  万: '萬',
  亿: '億',
  负: '負',
};

/** The same capitals in the Traditional script: "贰佰元整" → "貳佰元整". */
export function traditionalCapitals(fen: Fen): string {
  return capitals(fen).replace(/[贰叁陆万亿负]/g, character => traditional[character] ?? character);
}

/**
 * An amount in Chinese capitals by the PBOC rules for vouchers (docs/rules.md#amounts): "壹仟肆佰零玖元伍角整".
 * 整 follows 元 and 角, never 分. Below zero a 负 stands in front.
 */
export function capitals(fen: Fen): string {
  const size = fen < 0n ? -fen : fen;
  const yuan = size / 100n;
  const jiao = Number((size / 10n) % 10n);
  const cent = Number(size % 10n);
  const sign = fen < 0n ? '负' : '';
  if (size === 0n) return '零元整';
  const whole = yuan > 0n ? `${wholeYuan(yuan)}元` : '';
  if (jiao === 0 && cent === 0) return `${sign}${whole}整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : whole && '零';
  return sign + whole + tenths + (cent > 0 ? `${digits[cent]}分` : '整');
}

function wholeYuan(yuan: bigint): string {
  let text = '';
  let gap = false;
  const parts = inGroups(yuan);
  for (const [index, value] of parts.entries()) {
    if (value === 0) {
      gap = text !== '';
      continue;
    }
    const zero = text !== '' && (gap || value < 1000) ? '零' : '';
    text += zero + fourDigits(value) + (groups[parts.length - 1 - index] ?? '');
    gap = false;
  }
  return text;
}

/** 123456789 → [1, 2345, 6789]. */
function inGroups(yuan: bigint): number[] {
  const rest = yuan / 10_000n;
  return rest > 0n ? [...inGroups(rest), Number(yuan % 10_000n)] : [Number(yuan)];
}

function fourDigits(value: number): string {
  let text = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit > 0) text += (digits[digit] ?? '') + places[place];
    else if (text !== '' && value % 10 ** place > 0 && !text.endsWith('零')) text += '零';
  }
  return text;
}
