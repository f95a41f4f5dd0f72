/** Signs of other alphabets that are read as Latin letters, in pairs of sign and letter. */
const pairs =
  'аaвbсcеeёeһhнhіiїiјjкkӏlмmпnоoрpԛqѕsтtѵvԝwхxуyгrдd' +
  'αaβbγyεeηnιiκkνvοoρpτtυuχxωwµu' +
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz' +
  'ꭺaꮃwꭲtꮩvꭱeꮯcꮋhꮮlꮲpꮥsıiɑaɡgʋvօoոnսuһhｌl';

const signs = [...pairs];
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] as string]] : [])),
);

/** First signs of rows that stand for 1 to 9 and that Unicode's compatibility form leaves alone or spells as letters. */
const rowsOfNine = [0x2160, 0x2170, 0x24f5, 0x2776, 0x2780, 0x278a];
/** First signs of rows that stand for A to Z. */
const rowsOfLetters = [0x1f150, 0x1f170];

/** Numerals, before the compatibility form makes letters of them. */
export function arabicNumerals(text: string): string {
  return text.replace(/[\u2160-\u2168\u2170-\u2178\u24f5-\u24ff\u2776-\u2792]/g, sign => {
    const code = sign.charCodeAt(0);
    const row = rowsOfNine.find(first => code >= first && code < first + 9);
    if (row !== undefined) return String(code - row + 1);
    return code === 0x24ff ? '0' : sign;
  });
}

/** Latin letters and European digits for signs that look like them or mean them; case is kept. */
export function latinSigns(text: string): string {
  return text.replace(/[^\p{ASCII}\p{Script=Han}]/gu, sign => {
    if (/\p{Nd}/u.test(sign)) return String(digitOf(sign.codePointAt(0) as number));
    const code = sign.codePointAt(0) as number;
    const row = rowsOfLetters.find(first => code >= first && code < first + 26);
    if (row !== undefined) return String.fromCharCode(97 + code - row);
    const small = sign.toLowerCase();
    const letter = letters[small];
    return letter === undefined ? sign : small === sign ? letter : letter.toUpperCase();
  });
}

/** Unicode keeps the ten digits of a script in a row that begins with its zero. */
function digitOf(code: number): number {
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit += 1;
  return digit;
}
