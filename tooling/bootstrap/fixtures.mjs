import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './say.mjs';

const shape =
  'It should be a football.json file: {"name": "…", "matches": [{"date", "team1", "team2", "score"}]}.';

/** Reads the season files before anything starts, so that an invalid one is reported at once. Returns full paths. */
export function checkFixtures(files) {
  return files.map(file => {
    const full = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const season = parse(file, read(file, full));
    const matches = season?.matches;
    if (!Array.isArray(matches)) throw new UserError(`${file} holds no list "matches".`, shape, advice);
    const bad = matches.findIndex(match => !isMatch(match));
    if (bad >= 0) {
      throw new UserError(
        `Match ${bad + 1} of ${file} lacks a date or one of its two teams.`,
        `It reads ${JSON.stringify(matches[bad]).slice(0, 120)}. ${shape}`,
        advice,
      );
    }
    return full;
  });
}

const advice = 'Mend the file or give another one; without --fixtures, Lobby plays matches of its own.';

function read(file, full) {
  try {
    return readFileSync(full, 'utf8');
  } catch {
    throw new UserError(
      `The fixtures file ${file} cannot be read.`,
      `Nothing readable is at ${full}.`,
      advice,
    );
  }
}

function parse(file, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`The fixtures file ${file} is not JSON.`, `${error.message}. ${shape}`, advice);
  }
}

const isMatch = match =>
  typeof match?.date === 'string' && typeof match?.team1 === 'string' && typeof match?.team2 === 'string';
