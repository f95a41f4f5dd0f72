import { describe, expect, it } from 'vitest';
import { type GraphicEvent, graphicFlow, startGraphic } from './graphic.flow.ts';

const image = 'data:image/png;base64,';
const fetched = { type: 'fetched', image, codeId: 'x1' } as const;
const refreshed = { type: 'refreshed' } as const;
const failed = { type: 'failed', failure: { kind: 'offline' } } as const;
const play = (...events: GraphicEvent[]) => events.reduce(graphicFlow, startGraphic(false));

describe('graphic verification', () => {
  it('shows a picture, and another on request', () => {
    expect(play(fetched)).toEqual({ step: 'typing', image, codeId: 'x1' });
    expect(play(fetched, refreshed, { ...fetched, codeId: 'x2' })).toMatchObject({ codeId: 'x2' });
  });

  it('reports a picture that failed to load, and retries on request', () => {
    const without = play(failed);
    expect(without).toEqual({
      step: 'no-picture',
      problem: { stage: 'picture', failure: { kind: 'offline' } },
    });
    expect(graphicFlow(without, refreshed)).toEqual({ step: 'fetching' });
  });

  it('reports that the previous picture was answered wrong until something is typed', () => {
    const again = graphicFlow(startGraphic(true), fetched);
    expect(again).toMatchObject({ step: 'typing', problem: { stage: 'captcha' } });
    expect(graphicFlow(again, { type: 'edited' })).toEqual({ step: 'typing', image, codeId: 'x1' });
  });

  it('ignores an outdated picture', () => {
    const shown = play(fetched);
    expect(graphicFlow(shown, { ...fetched, codeId: 'late' })).toBe(shown);
  });
});
