import { describe, expect, it } from 'vitest';
import { foldResults, type Result } from './result-changes.ts';

let version = 0;
const row = (parts: Partial<Result>): Result => ({
  match_id: '1',
  version: ++version,
  half: null,
  full: null,
  sets: null,
  quarters: null,
  goals: null,
  winner: '',
  cancel_reason: '',
  reached: null,
  played: null,
  withdrawn: false,
  reason: '',
  certainty: 'confirmed',
  at: BigInt(version),
  ...parts,
});

/** A tennis match that was given up in its second set, and a baseball game that was stopped when it was official. */
const stopped = { cancel_reason: 'D1', reached: '1:0', sets: '6:4 2:1', winner: 'H', played: 12 };

describe('what results say together', () => {
  it('keeps all that a confirmed result said of a stopped match, whatever a scout says later', () => {
    const known = foldResults([
      row(stopped),
      row({ certainty: 'scouted' }),
      row({ certainty: 'scouted', full: '2:0' }),
    ]);
    expect(known).toMatchObject(stopped);
  });

  it('keeps it too when a scout withdraws everything', () => {
    const known = foldResults([row(stopped), row({ certainty: 'scouted', withdrawn: true })]);
    expect(known).toMatchObject(stopped);
  });

  it('changes by a confirmed result, and by its withdrawal', () => {
    const resumed = foldResults([row(stopped), row({ full: '2:0', sets: '6:4 6:3' })]);
    expect(resumed).toMatchObject({
      cancel_reason: '',
      full: '2:0',
      sets: '6:4 6:3',
      winner: '',
      played: null,
    });
    const withdrawn = foldResults([row(stopped), row({ withdrawn: true })]);
    expect(withdrawn).toMatchObject({
      cancel_reason: '',
      reached: null,
      sets: null,
      goals: null,
      winner: '',
      played: null,
    });
  });

  it('is a scouted result until a confirmed one comes', () => {
    const scouted = row({ certainty: 'scouted', full: '1:1' });
    expect(foldResults([scouted])).toMatchObject({ full: '1:1', sure: { full: false } });
    expect(foldResults([scouted, row({ full: '1:2' })])).toMatchObject({ full: '1:2', sure: { full: true } });
  });
});
