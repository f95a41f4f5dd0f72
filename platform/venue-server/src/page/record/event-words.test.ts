import { type GameEvent, games, personalDraws } from '@lobby/games';
import { dose } from '@lobby/testing';
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';
import { namesOfGame } from './names-of-game.ts';

const rounds = dose({ small: 60, deep: 2_000 });
const server = new Uint8Array(32).fill(9);

it.each(games)('every event of $code is told in words of both scripts, without a code', async game => {
  const names = {
    'zh-CN': await namesOfGame({ ...game, game: game.code }, 'zh-CN'),
    'zh-TW': await namesOfGame({ ...game, game: game.code }, 'zh-TW'),
  };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const offered = game.choices[nonce % game.choices.length];
    const draws = () => personalDraws({ server, client: game.code, nonce });
    const choice = game.finish?.(game.rules, draws(), offered) ?? offered;
    for (const event of game.play(game.rules, draws(), choice).events) {
      const words = (['zh-CN', 'zh-TW'] as const).map(language =>
        eventWords(event as GameEvent, language, names[language]),
      );
      for (const sentence of words) {
        expect(sentence).toMatch(/\p{Script=Han}/u);
        expect(sentence).not.toMatch(/[a-z]/);
      }
    }
  }
});

it('what a bet of several units pays is told in units, not as a multiple of them', () => {
  const bet = { type: 'bet', pick: 'red', units: 10, pays: 2_000 } as GameEvent;
  expect(eventWords(bet, 'zh-CN', { red: '红' })).toBe('投注「红」10 单位，派彩 20 单位');
  const end = { type: 'round-end', multiplier: 2_000 } as GameEvent;
  expect(eventWords(end, 'zh-TW', {})).toBe('這一局派彩 20 單位');
});
