import { fromHex } from '@lobby/draws';
import { chainEnd, commitmentOf, rulesHash } from '@lobby/games';
import type { ToldRecord } from '../../rounds/told-record.ts';
import { facts } from '../record/facts.ts';
import type { Names } from '../record/names-of-game.ts';
import type { RecordTexts } from '../record/record-texts.ts';

/** What was committed to before the round, and what was revealed after it. */
export function seedFacts(
  { seeds }: ToldRecord,
  texts: RecordTexts,
): readonly (readonly [name: string, list: HTMLElement])[] {
  if (seeds.kind === 'shared') {
    const { end, link, salt, round } = seeds;
    return [
      [
        texts.committed,
        facts([
          [texts.end, end],
          [texts.salt, salt],
          [texts.linkNumber, String(round)],
        ]),
      ],
      [
        texts.revealed,
        facts([
          [texts.link, link ?? texts.notYet],
          [texts.endOfLink, computed(link, texts, bytes => chainEnd(bytes, round))],
        ]),
      ],
    ];
  }
  const { commitment, client, nonce, server } = seeds;
  return [
    [
      texts.committed,
      facts([
        [texts.commitment, commitment],
        [texts.clientSeed, client],
        [texts.nonce, String(nonce)],
      ]),
    ],
    [
      texts.revealed,
      facts([
        [texts.serverSeed, server ?? texts.notYet],
        [texts.hashOfSeed, computed(server, texts, commitmentOf)],
      ]),
    ],
  ];
}

/** The tables that the round was drawn by and what was chosen. */
export function rulesFacts(
  { rules, rulesHash: recorded, choice }: ToldRecord,
  names: Names,
  texts: RecordTexts,
): HTMLElement {
  return facts([
    [texts.rulesHash, recorded],
    [texts.rulesHashNow, rulesHash(rules)],
    [texts.choice, choiceWords(choice, names) || texts.noChoice],
  ]);
}

function computed(secret: string | null, texts: RecordTexts, hash: (bytes: Uint8Array) => string): string {
  if (secret === null) return texts.notYet;
  return /^[0-9a-f]{64}$/.test(secret) ? hash(fromHex(secret)) : texts.reasons.seeds;
}

/** A choice in words; none for games that ask for nothing but a stake. */
function choiceWords(choice: unknown, names: Names): string {
  if (typeof choice !== 'object' || choice === null) return '';
  const word = (code: unknown) => names[String(code)] ?? String(code);
  if ('target' in choice) return word(choice.target);
  if ('moves' in choice && Array.isArray(choice.moves)) return choice.moves.map(word).join('、');
  if (!('bets' in choice) || !Array.isArray(choice.bets)) return '';
  return choice.bets
    .map(({ pick, units }: { pick: string; units: number }) => `${word(pick)} ×${units}`)
    .join('、');
}
