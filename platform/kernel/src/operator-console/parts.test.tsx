/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { expect, it } from 'vitest';
import { Time } from './parts.tsx';

it('a time is said in Beijing time, breaks between its day and the rest alone, and is exact for machines', () => {
  const html = String(<Time at={Date.UTC(2026, 10, 21, 16, 30, 5, 7)} />);
  expect(html).toContain('<span>2026-11-22</span> <span>00:30:05</span>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('2026-11-22 00:30:05');
  expect(html).toContain('datetime="2026-11-21T16:30:05.007Z"');
});
