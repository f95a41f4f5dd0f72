/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { expect, it } from 'vitest';
import { Time } from './parts.tsx';

it('a time breaks between its day and the rest alone, and is copied as it is written', () => {
  const html = String(<Time at={Date.UTC(2026, 10, 21, 12, 30, 5, 7)} />);
  expect(html).toContain('<span>2026-11-21</span><wbr/><span>T12:30:05.007Z</span>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('2026-11-21T12:30:05.007Z');
});
