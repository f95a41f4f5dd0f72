import { codesIn, said, tablesOf, tableUnder } from './page-tables.ts';
import { type PageMarket, readMarket } from './read-markets.ts';
import { type PageMethod, readMethod } from './read-methods.ts';

/** What `docs/wire-protocol.md` says in its tables, and in the few sentences that are as exact. */
export interface Page {
  /** Name and value of every header, in words where the value differs from call to call. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly sites: readonly { readonly id: string; readonly keyId: string; readonly key: string }[];
  readonly signature: {
    readonly version: string;
    /** `{"tt":<ms>,"xx":"<address>"}` */
    readonly plaintext: string;
    /** What each line of the additional data is, in words. */
    readonly lines: readonly string[];
    /** The lines of version 1, from 1. */
    readonly formerLines: readonly number[];
    readonly toleranceS: number;
  };
  /** How path, body and answer travel, in words. */
  readonly encryption: Readonly<Record<string, string>>;
  /** The encrypted and the md5 field of each value of a code. */
  readonly sealedValues: Readonly<Record<string, { readonly sealed: string; readonly md5: string }>>;
  readonly ownPaths: readonly string[];
  readonly frame: readonly string[];
  readonly methods: Readonly<Record<string, PageMethod>>;
  readonly markets: readonly PageMarket[];
  /** Of a market that is in the table all the same. */
  readonly notTraded: string;
  /** The first and the last market that a list carries. */
  readonly listed: readonly string[];
  /** A price of a game, and what it is in each format. */
  readonly prices: readonly { readonly price: string; readonly printed: Readonly<Record<string, string>> }[];
  /** The fields that an order state has, by its code. */
  readonly orderStates: Readonly<Record<string, readonly string[]>>;
  readonly orderRefusals: readonly string[];
  readonly recordFields: readonly string[];
  readonly legFields: readonly string[];
  /** The code of each name; the last one of a name that has two. */
  readonly results: Readonly<Record<string, number>>;
  readonly codes: readonly number[];
}

/** Reads the page. @throws Error when a table or a sentence is not where a reader would look for it. */
export function readPage(page: string): Page {
  const tables = tablesOf(page);
  const code = (cell = '') => codesIn(cell)[0] ?? '';
  const pick = said(page, /A \*\*pick\*\* is `\{([^}]+)\}`/).split(', ');
  const [, ...formats] = tables.find(table => table.head[0] === 'a game says')?.head.map(code) ?? [];
  const request = JSON.parse(said(page, /```json\n(\{\n {2}"method"[\s\S]+?)\n```/).replace(/<[^>]+>/g, ''));
  const methods = Object.fromEntries(
    tableUnder(tables, 'method', 'further `Request` fields').map(row => readMethod(row, pick)),
  );
  const decimal = said(page, /; (1X2, [^;]+) are decimal in every format/).split(/, | and /);
  const codes = tableUnder(tables, 'code', 'name', 'the client');
  return {
    headers: tableUnder(tables, 'header', 'value').map(([name, value = '']) => [code(name), value]),
    sites: tableUnder(tables, 'site id', 'brand', 'key id', 'key').map(([id, , keyId, key]) => ({
      id: code(id),
      keyId: code(keyId),
      key: code(key),
    })),
    signature: {
      version: said(page, /x-api-sign: (\w+)\.<keyId>\.<base64url\(iv ‖ ciphertext ‖ tag\)>/),
      plaintext: said(page, /- plaintext: `([^`]+)`/),
      lines: tableUnder(tables, 'line', 'what').map(([, what = '']) => what),
      formerLines: said(page, /Version 1\*\* had lines ([\d, and]+) alone/)
        .split(/\D+/)
        .map(Number),
      toleranceS: Number(said(page, /more than (\d+) s from the server's time/)),
    },
    encryption: Object.fromEntries(
      tableUnder(tables, 'what', 'on the wire').map(([what = '', form = '']) => [what, form]),
    ),
    sealedValues: Object.fromEntries(
      tableUnder(tables, 'value', 'encrypted field', 'md5 field').map(([value = '', sealed, md5]) => [
        value,
        { sealed: code(sealed), md5: code(md5) },
      ]),
    ),
    ownPaths: tableUnder(tables, 'path', 'what for').map(([path]) => code(path)),
    frame: Object.keys(request.Request).slice(0, 4),
    methods,
    markets: tableUnder(tables, '`wtype`', 'market', 'selections').map(row => readMarket(row, decimal)),
    notTraded: said(page, /This platform does not trade `(\w+)`/),
    listed: codesIn(said(page, /A list carries the twelve main markets \(([^)]+)\)/)),
    prices: tableUnder(tables, 'a game says').map(([price, ...printed]) => ({
      price: code(price),
      printed: Object.fromEntries(formats.map((format, at) => [format, code(printed[at])])),
    })),
    orderStates: Object.fromEntries(
      tableUnder(tables, '`code`', 'meaning').map(([state, meaning = '']) => [
        code(state),
        codesIn(meaning).filter(field => !(field in methods)),
      ]),
    ),
    orderRefusals: codesIn(said(page, /\n`errormsg`: (.+)\.\n/)),
    recordFields: tableUnder(tables, 'field of a record').flatMap(([fields = '']) => codesIn(fields)),
    legFields: tableUnder(tables, 'field of a leg').flatMap(([fields = '']) => codesIn(fields)),
    results: Object.fromEntries(codes.map(([number, name]) => [code(name), Number(number)])),
    codes: codes.map(([number]) => Number(number)),
  };
}
