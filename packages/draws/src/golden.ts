import { footballRules } from './football/rules.ts';
import { drawFootball } from './football/script.ts';
import { digest, eventKey } from './keyed.ts';

/** The hash of `golden()` that this law of drawing has on every engine. A change of it is a new law. */
export const goldenHash = '7b62339a82d6a8bccdda453a0a1d13cd8c2dfcac1315a7eb4cf5c97fb8ea5a1a';

/** Draws 200 matches of known keys and hashes them: equal to `goldenHash` wherever it runs. */
export function golden(): string {
  const secret = new Uint8Array(32).fill(7);
  const scripts = Array.from({ length: 200 }, (_, at) => {
    const rules = footballRules({
      id: String(at),
      kickoff: 1_800_000_000_000 + at,
      expectedMilli: [300 + 37 * (at % 80), 3_300 - 31 * (at % 90)],
      redPerMinute: at % 2 === 0 ? 0 : 0.0009,
    });
    return [rules, drawFootball(rules, eventKey(secret, rules.match, rules.kickoff))];
  });
  return digest(JSON.stringify(scripts));
}
