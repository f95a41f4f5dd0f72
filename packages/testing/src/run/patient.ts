import { vi } from 'vitest';

// What a test waits for is to happen, not to happen within the second that Vitest gives it.
const within = { timeout: 20_000 };
const { waitFor, waitUntil } = vi;
const patient = (options: number | object = {}) =>
  typeof options === 'number' ? options : { ...within, ...options };
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
