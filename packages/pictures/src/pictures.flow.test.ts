import { describe, expect, it } from 'vitest';
import {
  fitting,
  noPictures,
  type PicturesEvent,
  type PicturesState,
  picturesFlow,
} from './pictures.flow.ts';

const picture = { id: 'p1', url: '/p1', width: 8, height: 6 };
const preview = 'data:image/webp;base64,AAAA';
const failure = { kind: 'offline' } as const;
const play = (...events: PicturesEvent[]): PicturesState => events.reduce(picturesFlow, noPictures);

const added = { type: 'added', keys: ['a'] } as const;
const shrunk = { type: 'shrunk', key: 'a', preview } as const;
const sent = { type: 'sent', key: 'a', picture } as const;
const failed = { type: 'failed', key: 'a', problem: failure } as const;

describe('a picture', () => {
  it('is shrunk, sent and kept', () => {
    expect(play(added).pictures).toEqual([{ key: 'a', step: 'shrinking' }]);
    expect(play(added, shrunk).pictures).toEqual([{ key: 'a', step: 'sending', preview }]);
    expect(play(added, shrunk, sent).pictures).toEqual([{ key: 'a', step: 'sent', preview, picture }]);
  });

  it('on its way says how much has been sent, until it is there', () => {
    const progressed = { type: 'progressed', key: 'a', share: 0.4 } as const;
    const onItsWay = play(added, shrunk, progressed);
    expect(onItsWay.pictures).toEqual([{ key: 'a', step: 'sending', preview, share: 0.4 }]);
    expect(picturesFlow(onItsWay, sent).pictures).toEqual([{ key: 'a', step: 'sent', preview, picture }]);
    const again = [failed, { type: 'retried', key: 'a' }] as const;
    expect(again.reduce(picturesFlow, onItsWay).pictures).toEqual([{ key: 'a', step: 'sending', preview }]);
    const late = play(added, shrunk, sent);
    expect(picturesFlow(late, progressed)).toEqual(late);
  });

  it('that failed on its way is sent again from what was shrunk', () => {
    expect(play(added, shrunk, failed).pictures).toEqual([
      { key: 'a', step: 'failed', preview, problem: failure },
    ]);
    expect(play(added, shrunk, failed, { type: 'retried', key: 'a' }).pictures).toEqual([
      { key: 'a', step: 'sending', preview },
    ]);
  });

  it('that could not be read is not sent again', () => {
    const unreadable = play(added, { type: 'failed', key: 'a', problem: 'unreadable' });
    expect(picturesFlow(unreadable, { type: 'retried', key: 'a' })).toEqual(unreadable);
  });

  it('that could not be read takes no place, and one that can be sent again does', () => {
    const keys = ['b', 'c', 'd', 'e'];
    const unreadable = play(added, { type: 'failed', key: 'a', problem: 'unreadable' });
    expect(fitting(unreadable, keys)).toEqual(['b', 'c', 'd']);
    const more = picturesFlow(unreadable, { type: 'added', keys });
    expect(more.pictures.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
    expect(more.isFull).toBe(true);
    expect(fitting(play(added, shrunk, failed), keys)).toEqual(['b', 'c']);
  });

  it('that was removed stays removed, whatever arrives for it later', () => {
    expect(play(added, shrunk, { type: 'removed', key: 'a' }, sent, failed)).toEqual(noPictures);
  });

  it('that the platform no longer has is sent again if it is still here', () => {
    const gone = play(added, shrunk, sent, { type: 'gone' });
    expect(gone.pictures).toEqual([{ key: 'a', step: 'failed', preview, problem: 'gone' }]);
    expect(picturesFlow(gone, { type: 'retried', key: 'a' }).pictures[0]?.step).toBe('sending');
  });
});

describe('several pictures', () => {
  it('are three at most, and the member is informed of the rest until one is removed', () => {
    const full = play({ type: 'added', keys: ['a', 'b', 'c', 'd'] });
    expect(full.pictures.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(full.isFull).toBe(true);
    expect(fitting(full, ['e'])).toEqual([]);
    expect(picturesFlow(full, { type: 'removed', key: 'b' })).toMatchObject({ isFull: false });
  });
});
