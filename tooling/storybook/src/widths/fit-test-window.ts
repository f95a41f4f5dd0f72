import { page } from 'vitest/browser';

globalThis.setTestWindow = width => page.viewport(width, 900);
