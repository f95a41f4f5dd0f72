import { hash } from 'node:crypto';

const words =
  'a ab abc abcd abcde abcdef q qw qwe qwer qwert qwerty qaz wsx asd asdf asdfg zxc zxcv zxcvb pass password passwd admin root user test demo guest login love iloveyou loveyou baby angel lucky money happy sunny summer winter spring autumn monday sunday dragon tiger monkey panda eagle phoenix shadow master king queen prince hello welcome letmein football soccer basketball game gamer player bet win winner wins casino poker ace china beijing shanghai hongkong taiwan macau woaini aini nihao wo ni ta zhang wang li liu chen yang huang zhao wu zhou lin xu sun ma zhu hu guo he gao luo superman batman pokemon naruto apple google iphone samsung xiaomi huawei aa aaa aaaa aaaaa qq qqq www zz zzz xx xxx ss sss dd ddd mm nn pp jj kk ll'.split(
    ' ',
  );
const digits =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 11 111 1111 11111 111111 1111111 000 0000 00000 000000 222 2222 333 333333 555 5555 555555 66 666 6666 66666 666666 6666666 77 777 7777 777777 88 888 8888 88888 888888 8888888 99 999 9999 999999 520 521 1314 5201314 5211314 123123 123321 112233 12341234 147258 147258369 159357 159753 321 4321 54321 654321 87654321 987654321 789 789456 456 456789 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2008 2010 2018 2019 2020 2021 2022 2023 2024 2025 2026 168 1688 588 688 788 988 918 886 110 119 007 69 101 1010 2580 0123 01234 012345 9527'.split(
    ' ',
  );
const fits = /^(?=.*[a-z])(?=.*\d)[a-z\d]{8,12}$/i;

/**
 * The md5s of the passwords people choose first and that the 8–12 letters-and-digits rule lets through.
 * The clear text never arrives, so this is how the platform can refuse them.
 */
export function commonPasswordMd5s(): ReadonlySet<string> {
  const md5s = new Set<string>();
  const add = (password: string) => {
    if (fits.test(password)) md5s.add(hash('md5', password));
  };
  for (const word of words) {
    const spellings = [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];
    for (const number of digits) {
      for (const spelling of spellings) add(spelling + number);
      add(number + word);
    }
  }
  for (const keys of [
    '1q2w3e4r',
    '1qaz2wsx',
    'q1w2e3r4',
    'qwe123qwe',
    'a1b2c3d4',
    'aa11bb22',
    '1a2b3c4d',
    'zaq12wsx',
    'p4ssw0rd',
    'passw0rd',
    'pa55word',
    'abc123abc',
    '123abc123',
    'abcd12345678',
  ]) {
    add(keys);
  }
  return md5s;
}
