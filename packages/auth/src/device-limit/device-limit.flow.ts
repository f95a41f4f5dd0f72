import type { ApiFailure } from '@lobby/api-client/request';
import type { DeviceLimit } from '../entry/device-limit.ts';

/** The steps of ending one device to log in on this one, in the order a member meets them. */
export type DeviceLimitState =
  | {
      readonly step: 'choosing';
      readonly deviceLimit: DeviceLimit;
      readonly chosen?: string;
      readonly failure?: ApiFailure;
    }
  | { readonly step: 'logging-in'; readonly deviceLimit: DeviceLimit; readonly chosen: string }
  /** The ticket or the password that waited is over: the way in begins anew. */
  | { readonly step: 'lapsed'; readonly deviceLimit: DeviceLimit }
  | { readonly step: 'done'; readonly deviceLimit: DeviceLimit };

export type DeviceLimitEvent =
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'logged-in' }
  /** Others came in meanwhile: there is a new ticket, and a new list. */
  | { readonly type: 'device-limit'; readonly deviceLimit: DeviceLimit }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'lapsed' };

export function startDeviceLimit(deviceLimit: DeviceLimit): DeviceLimitState {
  return { step: 'choosing', deviceLimit };
}

/** An event that does not apply to the current step is ignored. */
export function deviceLimitFlow(state: DeviceLimitState, event: DeviceLimitEvent): DeviceLimitState {
  const { deviceLimit } = state;
  if (event.type === 'lapsed' && state.step !== 'done') return { step: 'lapsed', deviceLimit };
  switch (state.step) {
    case 'choosing':
      if (event.type === 'chosen') return { step: 'choosing', deviceLimit, chosen: event.id };
      if (event.type === 'submitted' && state.chosen)
        return { step: 'logging-in', deviceLimit, chosen: state.chosen };
      return state;

    case 'logging-in':
      if (event.type === 'logged-in') return { step: 'done', deviceLimit };
      if (event.type === 'device-limit') return startDeviceLimit(event.deviceLimit);
      if (event.type === 'failed')
        return { step: 'choosing', deviceLimit, chosen: state.chosen, failure: event.failure };
      return state;

    case 'lapsed':
    case 'done':
      return state;
  }
}
