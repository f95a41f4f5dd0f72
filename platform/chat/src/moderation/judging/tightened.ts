/** Letters that are spelled: `r e d b e t 8 8` … */
const spelledOut =
  /(?<![a-z0-9])[a-z0-9]([^\p{L}\p{N}]{1,3})[a-z0-9](?![a-z0-9])(?:\1[a-z0-9](?![a-z0-9])){1,200}/gu;
/** … and `v x` or `T.G`. */
const spelled = /(?<![a-z0-9])[a-z0-9](?:[^\p{L}\p{N}]{1,3}[a-z0-9](?![a-z0-9])){1,200}/gu;
const pictures: readonly (readonly [RegExp, string])[] = [
  [/[\u2708\u{1f6e9}\u{1f6eb}\u{1f6ec}]/gu, '飞机'],
  [/\u{1f427}/gu, '企鹅'],
  [/[丶丨乀丿]/g, ' '],
  [/(?:[+➕]|十)(?=\s?(?:[v微薇威q]|wx))/gu, '加'],
];

/**
 * A folded text without what stands between its words: none next to Chinese, one space between two of letters and
 * digits. Letters that were spelled are words again, and pictures that name a service are its name.
 */
export function tightened(folded: string): string {
  const named = pictures.reduce((text, [picture, name]) => text.replace(picture, name), folded);
  const joined = (row: string) => row.replace(/[^\p{L}\p{N}]+/gu, '');
  const words = named.replace(spelledOut, joined).replace(spelled, joined);
  return words.replace(/[^\p{L}\p{N}@_\ue000]+/gu, (gap, at: number) =>
    /[a-z0-9_@]/.test(words[at - 1] ?? '') && /[a-z0-9_@]/.test(words[at + gap.length] ?? '') ? ' ' : '',
  );
}
