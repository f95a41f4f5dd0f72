/** A spreadsheet reads a cell that begins so as a formula, also when the character is of full width. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const number = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

/** What makes Excel read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A CSV file as RFC 4180 defines it, CRLF at the end of every line. Text that a spreadsheet would take for a formula
 * begins with an apostrophe; numbers, negative ones too, stay numbers.
 */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map(line => `${line.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = formulaStart.test(text) && !number.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
