/** Ids of the banks whose cards are recognised; they go on the wire. */
export type BankId = (typeof banks)[number]['id'];

/**
 * The big banks of mainland China and how the numbers of their cards begin: six figures, or the first and the last of
 * a run of them. Not complete: a card that is not recognised leaves the choice to the member.
 */
export const banks = [
  {
    id: 'ICBC',
    name: '中国工商银行',
    prefixes: '622200 622202 622203 622208 621225-621227 621281 621558 620200 955880-955889',
  },
  {
    id: 'ABC',
    name: '中国农业银行',
    prefixes: '622821-622828 622836-622838 622840 622841 622843-622849 621282 621336 621619 621670 623052',
  },
  {
    id: 'BOC',
    name: '中国银行',
    prefixes: '621660-621663 621665-621669 621756-621759 621785-621790 622760 456351 601382 621256 621212',
  },
  {
    id: 'CCB',
    name: '中国建设银行',
    prefixes:
      '621700 436742 436745 622700 622280 621284 621080-621082 621466 621467 621488 621499 622966 622988 623668',
  },
  {
    id: 'BOCOM',
    name: '交通银行',
    prefixes: '622258-622262 622250-622253 601428 405512 621069 621436 621002 621335 623261',
  },
  {
    id: 'CMB',
    name: '招商银行',
    prefixes: '622575-622582 622588 622598 622609 621483 621485 621486 621286 410062 468203',
  },
  {
    id: 'PSBC',
    name: '中国邮政储蓄银行',
    prefixes: '622188 622199 622150 622151 622180 622181 621095 621096 621098 621285 621797-621799 955100',
  },
  {
    id: 'CITIC',
    name: '中信银行',
    prefixes: '622690-622692 622696 622698 622998 622999 621767 621768 621770-621773 433670 433680 442729',
  },
  {
    id: 'CEB',
    name: '中国光大银行',
    prefixes: '622660-622674 622650 622655 622658 622685 622687 621489 621492 620535',
  },
  { id: 'CMBC', name: '中国民生银行', prefixes: '622600-622603 622615-622622 621691 415599 472067 472068' },
  { id: 'CIB', name: '兴业银行', prefixes: '622901 622902 622908 622909 622922 438588 438589 966666' },
  {
    id: 'SPDB',
    name: '上海浦东发展银行',
    prefixes: '622516-622518 622520-622523 621351 621352 621390 621791-621793 621795 621796',
  },
  {
    id: 'PAB',
    name: '平安银行',
    prefixes:
      '622155-622157 622298 622525 622526 622535 622536 622538 622539 622986 622989 621626 623058 602907',
  },
  { id: 'GDB', name: '广发银行', prefixes: '622555-622560 622568 621462 623506 623259 520152 520382' },
  { id: 'HXB', name: '华夏银行', prefixes: '622630-622633 622636-622638 621222 623020-623023 539867' },
] as const;

const bankByPrefix = new Map<number, BankId>(
  banks.flatMap(({ id, prefixes }) =>
    prefixes.split(' ').flatMap(run => {
      const [first = '', last = first] = run.split('-');
      const length = Number(last) - Number(first) + 1;
      return Array.from({ length }, (_, step) => [Number(first) + step, id] as const);
    }),
  ),
);

/** The bank of a card by its first six figures; undefined when they are not known, or not all there yet. */
export function bankOfCard(digits: string): BankId | undefined {
  return /^\d{6}/.test(digits) ? bankByPrefix.get(Number(digits.slice(0, 6))) : undefined;
}
