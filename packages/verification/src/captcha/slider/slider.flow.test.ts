import { describe, expect, it } from 'vitest';
import { type Puzzle, type SliderEvent, type SliderState, sliderFlow } from './slider.flow.ts';

const puzzle: Puzzle = {
  lot: 'lot-1',
  image: 'data:image/png;base64,',
  piece: 'data:image/png;base64,',
  width: 320,
  height: 160,
  pieceWidth: 52,
  pieceTop: 40,
};
const fetched = { type: 'fetched', puzzle } as const;
const released = { type: 'released', x: 168 } as const;
const failed = { type: 'failed', failure: { kind: 'offline' } } as const;

const play = (...events: SliderEvent[]): SliderState => events.reduce(sliderFlow, { step: 'fetching' });

describe('the slider', () => {
  it('ends with a pass when the server accepts', () => {
    expect(play(fetched, released, { type: 'passed', pass: 'p1' })).toEqual({
      step: 'passed',
      puzzle,
      x: 168,
      pass: 'p1',
    });
  });

  it('ends when the server rejects: there is no second attempt', () => {
    const over = play(fetched, released, failed);
    expect(over).toEqual({
      step: 'failed',
      puzzle,
      x: 168,
      problem: { stage: 'slider', failure: { kind: 'offline' } },
    });
    for (const event of [
      fetched,
      released,
      { type: 'refreshed' } as const,
      { type: 'passed', pass: 'p' } as const,
    ])
      expect(sliderFlow(over, event)).toBe(over);
  });

  it('fails when the puzzle does not load', () => {
    expect(play(failed)).toEqual({
      step: 'failed',
      problem: { stage: 'captcha', failure: { kind: 'offline' } },
    });
  });

  it('offers another puzzle until the piece is moved', () => {
    expect(play(fetched, { type: 'refreshed' })).toEqual({ step: 'fetching' });
    const judging = play(fetched, released);
    expect(sliderFlow(judging, { type: 'refreshed' })).toBe(judging);
  });

  it('sends one answer: a second release is ignored', () => {
    const judging = play(fetched, released);
    expect(sliderFlow(judging, { type: 'released', x: 9 })).toBe(judging);
  });
});
