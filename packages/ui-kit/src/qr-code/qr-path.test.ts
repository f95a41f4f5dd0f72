import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws each run of dark squares of a row once', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(qrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('covers exactly the dark squares of a QR code', () => {
  const { data } = encode('https://example.com/game/sport/crty?slip=7K3M9PQ2XA', { ecc: 'M', border: 2 });
  const runs = [...qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v/g)].map(([, x, y, length]) =>
    [x, y, length].map(Number),
  );
  const drawn = data.map(row => row.map(() => false));
  for (const [x = 0, y = 0, length = 0] of runs) drawn[y]?.fill(true, x, x + length);
  expect(drawn).toEqual(data);
});
