import type { ScorePoll } from '@lobby/chat-socket/protocol';
import type { ChatNeeds } from '../chat-needs.ts';
import type { Recent } from '../room-cache/recent.ts';
import { frame } from '../socket/frames.ts';
import type { Hub } from '../socket/hub.ts';

/** Tells the rooms of matches, where somebody of this process is in them, how their match stands when that changes. */
export function createScoreNews(
  needs: Pick<ChatNeeds, 'scoresOf'>,
  hub: Hub,
  polls: Recent<ScorePoll | undefined>,
) {
  const told = new Map<string, string>();
  return {
    async tell(now: number): Promise<void> {
      const rooms = hub.rooms();
      const scores = await needs.scoresOf([...new Set(rooms.map(({ rid }) => rid))]);
      const seen = new Set(rooms.map(({ siteId, rid }) => `${siteId}/${rid}`));
      for (const key of told.keys()) if (!seen.has(key)) told.delete(key);
      for (const { siteId, rid } of rooms) {
        const score = scores.get(rid);
        if (!score) continue;
        const key = `${siteId}/${rid}`;
        const before = told.get(key);
        const after = `${score.home}:${score.away} ${score.state}`;
        told.set(key, after);
        // Whoever comes knows the score from the page; only a change is told.
        if (before === undefined || before === after) continue;
        const { home, away } = score;
        hub.tell(siteId, rid, frame('scorePush', { rid, home, away, at: now }));
        if (before.split(' ')[1] === score.state) continue;
        polls.forget(siteId, rid);
        const poll = await polls.of(siteId, rid);
        if (poll) hub.tell(siteId, rid, frame('scorePrediction', poll));
      }
    },
  };
}
