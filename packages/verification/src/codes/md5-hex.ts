import md5 from 'crypto-js/md5';

/** 32 hex digits: how passwords and the values of a code request travel. */
export function md5Hex(text: string): string {
  return md5(text).toString();
}
