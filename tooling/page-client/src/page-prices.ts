/** What a two-way price of a game is in a format, by the page's sentences. In thousandths, never in floats. */
export function printPrice(price: string, format: string): string {
  const [whole = '', decimals = ''] = price.split('.');
  const p = Number(whole + decimals.padEnd(3, '0'));
  const malay = p > 1_000 ? p - 2_000 : p;
  // Hundredths, cut.
  const paid = malay < 0 ? quotient(100_000, -malay) : quotient(malay, 10);
  switch (format) {
    case 'M':
      return print(Math.sign(malay) * quotient(Math.abs(malay), 10));
    case 'H':
      return print(paid);
    case 'E':
      return print(100 + paid);
    case 'I': {
      const floored = Math.floor(malay / 10);
      return print(floored === 100 ? 100 : Math.floor(-10_000 / floored));
    }
    default:
      throw new Error(`the page has no format ${format}`);
  }
}

const quotient = (n: number, d: number): number => (n - (n % d)) / d;

function print(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
