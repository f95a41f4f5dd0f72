import { minute } from '@lobby/calendar';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import {
  type OperatorAction,
  type Outcome,
  operatorAction,
} from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { noteAction } from '../audit/note-action.ts';
import { setModerator } from '../moderation/moderators.ts';
import { mute } from '../moderation/mutes.ts';
import { setWord } from '../moderation/site-words.ts';
import { closeReports, messageOf, withdraw } from '../moderation/withdraw.ts';
import { changeRoom, clearRoom, closeRoom } from '../rooms/change-room.ts';
import { frame } from '../socket/frames.ts';

/** What the forms of the page need. */
export interface ChatOperatorNeeds extends Pick<Platform, 'db' | 'clock' | 'broker' | 'sites'> {
  /** The id of a member of a site by the name they log in with. */
  readonly memberNamed: (siteId: string, name: string) => Promise<string | undefined>;
}

const site = v.pipe(v.string(), v.regex(/^\d{1,10}$/));
const rid = v.pipe(v.string(), v.regex(/^[\w:-]{1,40}$/));
const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const reason = v.pipe(v.string(), v.trim(), v.maxLength(80));
const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(most));
const author = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const of = (does: string) => ({ does: v.literal(does) });

const forms = {
  withdraw: v.object({ ...of('withdraw'), site, rid, id, reason }),
  keep: v.object({ ...of('keep'), site, rid, id }),
  mute: v.object({
    ...of('mute'),
    site,
    rid,
    id,
    reason,
    minutes: v.picklist(['10', '60', '1440', '43200']),
  }),
  unmute: v.object({ ...of('unmute'), site, author }),
  note: v.object({
    ...{ ...of('note'), site, author },
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
    by: v.pipe(v.string(), v.trim(), v.maxLength(20)),
  }),
  room: v.object({
    ...{ ...of('room'), site, rid, reason, slow: whole(3_600), grade: whole(10) },
    ...{ writers: v.picklist(['members', 'everybody', 'nobody']) },
    pinned: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  }),
  clear: v.object({ ...of('clear'), site, rid, reason }),
  close: v.object({ ...of('close'), site, rid, reason }),
  word: v.object({
    ...{ ...of('word'), site, refused: v.picklist(['1', '0']) },
    word: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  }),
  moderator: v.object({
    ...{ ...of('moderator'), site, is: v.picklist(['1', '0']) },
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  }),
};

const gone: Outcome = { refused: '没有这条内容，或它已经处理过。', status: 404 };

/** What operators do in the rooms; everybody who is in one is told at once. */
export function chatActions(needs: ChatOperatorNeeds): readonly OperatorAction[] {
  const { db, clock, broker } = needs;
  const by = (asked: { site: string; rid: string; reason: string }) => {
    const { site: siteId, rid: room, reason: why } = asked;
    return { siteId, rid: room, byWhom: 'operator', reason: why, now: clock.now() };
  };
  const tell = (siteId: string, room: string, text: string) =>
    broker.publish('chat-frame', { siteId, rid: room, text });
  return [
    operatorAction({
      ...{ form: forms.withdraw, done: { sentence: '消息已撤下。' } },
      async run(asked) {
        if (!(await withdraw(db, { ...by(asked), id: BigInt(asked.id) }))) return gone;
        tell(asked.site, asked.rid, frame('block', { rid: asked.rid, id: asked.id }));
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.keep, done: { sentence: '举报已处理，消息保留。' } },
      async run(asked) {
        await closeReports(db, BigInt(asked.id), clock.now());
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.mute, done: { sentence: '已禁言，对方会看到原因和时间。' } },
      async run(asked) {
        const message = await messageOf(db, { siteId: asked.site, rid: asked.rid, id: BigInt(asked.id) });
        if (!message) return gone;
        const { author } = message;
        const until = clock.now() + Number(asked.minutes) * minute;
        await mute(db, { ...by(asked), author, until });
        const text = frame('mute', { until, reason: asked.reason });
        broker.publish('chat-author-frame', { siteId: asked.site, author, text });
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.unmute, done: { sentence: '禁言已解除。' } },
      async run({ site: siteId, author }) {
        const now = clock.now();
        await mute(db, { siteId, rid: '', author, byWhom: 'operator', reason: '', until: now, now });
        broker.publish('chat-author-frame', {
          siteId,
          author,
          text: frame('mute', { until: 0, reason: '' }),
        });
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.note, done: { sentence: '备注已加上，只有运营看得到。' } },
      async run({ site: siteId, author, text, by: signed }) {
        const byWhom = `operator ${signed}`.trim();
        await noteAction(db, {
          ...{ siteId, rid: '', kind: 'note', author, byWhom, detail: text, at: clock.now() },
        });
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.room, done: { sentence: '聊天室设置已更改。' } },
      async run(asked) {
        const room = await changeRoom(db, by(asked), {
          ...{ writers: asked.writers, slow_ms: BigInt(asked.slow * 1_000) },
          ...{ least_grade: asked.grade, pinned: asked.pinned },
        });
        if (!room) return gone;
        broker.publish('chat-room-changed', { siteId: asked.site, rid: asked.rid });
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.clear, done: { sentence: '聊天室已清屏。' } },
      async run(asked) {
        const cleared = await clearRoom(db, by(asked));
        if (cleared === undefined) return gone;
        if (cleared > 0n)
          tell(asked.site, asked.rid, frame('clearRoom', { rid: asked.rid, cleared: String(cleared) }));
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.close, done: { sentence: '聊天室已关闭。' } },
      async run(asked) {
        if (!(await closeRoom(db, by(asked)))) return gone;
        tell(asked.site, asked.rid, frame('roomDestroyed', { rid: asked.rid, reason: asked.reason }));
        return 'done';
      },
    }),
    operatorAction({
      ...{ form: forms.word, done: { sentence: '词表已更改，对之后的消息生效。' } },
      async run({ site: siteId, word, refused }) {
        const isWord = await setWord(db, { siteId, word, isRefused: refused === '1', now: clock.now() });
        return isWord ? 'done' : { refused: '词里没有文字或数字，无法判断。', status: 400 };
      },
    }),
    operatorAction({
      ...{
        form: forms.moderator,
        done: { sentence: '管理员名单已更改：撤销立即生效，任命在对方重新连接后生效。' },
      },
      async run({ site: siteId, name, is }) {
        const memberId = await needs.memberNamed(siteId, name);
        if (memberId === undefined) return { refused: '该站点没有这个用户名的会员。', status: 404 };
        await setModerator(db, { siteId, memberId, isOne: is === '1', now: clock.now() });
        return 'done';
      },
    }),
  ];
}
