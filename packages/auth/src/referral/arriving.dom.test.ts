import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { authFeature } from '../index.ts';
import { clearReferral, readReferral } from './referral.ts';

afterEach(() => {
  clearReferral();
  window.history.replaceState(null, '', '/');
});

it('a visitor who arrives with codes has them kept, by code that is fetched for that', async () => {
  window.history.replaceState(null, '', '/home?rcode=AB12&i_Code=CD34');
  for (const start of authFeature.listeners) start(createListenerMiddleware().startListening);
  await vi.waitFor(() => expect(readReferral()).toEqual({ rCode: 'AB12', iCode: 'CD34' }));
});
