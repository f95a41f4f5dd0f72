import { gameOf, personalDraws } from '@lobby/games';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amountText } from '../shell/amount-text.ts';
import { connectSite } from '../site-messages.ts';
import { textsOf } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { lengthOf } from './match/shown-at.ts';

const game = gameOf('summit-league')!;
const rules = game.fixtures!.all(game.rules)[3]!;
const next = game.fixtures!.all(game.rules)[40]!;
const draws = personalDraws({ server: new Uint8Array(32).fill(8), client: 'page', nonce: 0 });
const { events } = game.play(rules, draws, { bets: [] });

const [opensAt, closesAt, drawsAt, nextAt] = [0, 45_000, 47_000, 90_000];
let drawn = false;
/** What the pretended server answers; its clock is that of the test. */
const table = () => ({
  ...{ now: Date.now(), number: 5, opensAt, closesAt, drawsAt, nextAt, phase: drawn ? 'drawn' : 'betting' },
  chain: { end: 'e', salt: 's', round: 5, nextEnd: null },
  results: drawn ? [{ number: 5, drawsAt, events }] : [],
  ...{ rules, coming: [{ number: 6, opensAt: nextAt, drawsAt: nextAt + drawsAt, rules: next }] },
  ...{ unit: '1.00', bets: [], staked: '0.00', last: null, balance: '100.00' },
});

let placed: unknown[] = [];
beforeEach(() => {
  [drawn, placed] = [false, []];
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path === '/bets') placed.push(JSON.parse(body ?? ''));
    const answer = path === '/bets' ? { id: 'x', number: 5, staked: '2.00', balance: '98.00' } : table();
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(language: 'zh-CN' | 'zh-TW' = 'zh-CN') {
  const { mountEsports } = await import('./mount-esports.ts');
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  // Only what the page reads.
  const state = {
    ...{ kind: game.kind, name: game.name, rules, balance: '100.00', isTrial: false },
    market: { mostOnRound: '1000.00', realityCheckMs: 900_000, age: 18 },
    ...{ stakes: { min: '1.00', max: '1000.00', step: '1.00' }, sheet: { returnPercent: '94.18–95.00' } },
  };
  const visit = { state, key: 'k', site: connectSite([]), language, texts: textsOf(language) };
  mountEsports(root, visit as unknown as Visit<never>);
  await vi.advanceTimersByTimeAsync(300);
  const button = (name: RegExp) =>
    [...root.querySelectorAll('button')].find(
      each => name.test(each.getAttribute('aria-label') ?? '') || name.test(each.textContent ?? ''),
    )!;
  return { root, button };
}

it('the page shows the match with its twelve prices, and the match that comes', async () => {
  const { root } = await open('zh-TW');
  const prices = [...root.querySelectorAll('.outcome .odds')].map(each => each.textContent);
  const { pays } = rules as { pays: Readonly<Record<string, number>> };
  expect([...prices].sort()).toEqual(
    Object.values(pays)
      .map(each => (each / 100).toFixed(2))
      .sort(),
  );
  expect(root.querySelectorAll('.map')).toHaveLength(3);
  expect(root.querySelectorAll('.matches tbody tr')).toHaveLength(1);
  expect(root.textContent).not.toMatch(/[a-z]{4}/);
});

it('a price that is pressed is a bet of the chosen stake, with what it returns', async () => {
  const { root, button } = await open();
  button(/^全场获胜/).click();
  const { pays } = rules as { pays: Readonly<Record<string, number>> };
  const returned = ((2 * (pays['match-home'] ?? 0)) / 100).toFixed(2);
  expect(root.querySelector('.returns')?.textContent).toBe(`预计返还 ${amountText(returned)}`);
  button(/^投注$/).click();
  await vi.advanceTimersByTimeAsync(300);
  expect(placed).toMatchObject([
    { number: 5, stake: '2.00', choice: { bets: [{ pick: 'match-home', units: 1 }] } },
  ]);
  expect(root.querySelector('.said')?.textContent).toBe('已投注第 5 场：1 注，共 2');
});

it('a match is shown round by round, and its result listed once its last map has ended', async () => {
  const { root } = await open();
  drawn = true;
  await vi.advanceTimersByTimeAsync(drawsAt + 1_000);
  const rounds = () => root.querySelectorAll('.track i').length;
  const before = rounds();
  expect(root.querySelector('.outcome')?.getAttribute('aria-disabled')).toBe('true');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds()).toBeGreaterThan(before);
  const results = () => root.querySelectorAll('.matches tbody tr').length;
  expect(results()).toBe(1);
  await vi.advanceTimersByTimeAsync(lengthOf(events));
  expect(results()).toBe(2);
  const maps = events.find(event => event.type === 'match-end')?.maps;
  expect(root.querySelector('.won')?.textContent).toBe(maps?.join(':'));
});
