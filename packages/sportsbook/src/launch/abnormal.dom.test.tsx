import { refused } from '@lobby/api-client/testing';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sportsbookMessages } from '../messages/index.ts';
import { LaunchGate } from './launch-gate.tsx';
import { isAbnormal, useLaunch } from './use-launch.ts';

const launch = vi.fn();
vi.mock('@lobby/api/endpoints/venue', () => ({ useLaunchVenueMutation: () => [launch] }));
vi.mock('@lobby/api/session', async actual => ({
  ...(await actual<object>()),
  useSession: () => ({ userId: 'u1', loggedIn: true }),
}));
beforeAll(async () => {
  await sportsbookMessages.load('zh-CN');
});

let report = () => {};
function Page() {
  const { state, enter, reportAbnormal } = useLaunch();
  report = reportAbnormal;
  return (
    <LaunchGate state={state} waiting={<i>waiting</i>} onEnter={enter}>
      <b>prices</b>
    </LaunchGate>
  );
}
const launched = (venueToken: string) => ({ data: { data: { venueToken } } });
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');

it('data that does not check out closes the prices, Escape closes nothing, and one enters by a new launch', async () => {
  launch.mockResolvedValueOnce(launched('first')).mockResolvedValueOnce(launched('second'));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(<Page />);
  await vi.waitFor(() => expect(place.textContent).toContain('prices'));

  report();
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('数据异常'));
  expect(place.textContent).not.toContain('prices');
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(dialog()).not.toBeNull();
  expect(launch).toHaveBeenCalledTimes(1);

  const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
  expect(buttons.map(button => button.textContent)).toEqual(['重新进入']);
  buttons[0]?.click();
  await vi.waitFor(() => expect(place.textContent).toContain('prices'));
  expect(launch).toHaveBeenCalledTimes(2);
});

it('is what the platform says of a token that is not of this member, device or venue, and nothing else', () => {
  expect(isAbnormal(refused('uid-verification-error'))).toBe(true);
  expect(isAbnormal(refused('wallet-token-expired'))).toBe(false);
  expect(isAbnormal({ kind: 'offline' })).toBe(false);
});
