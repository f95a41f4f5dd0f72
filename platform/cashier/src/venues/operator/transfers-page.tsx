/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import * as v from 'valibot';
import { closedVenues, closeVenue, openVenue } from '../directory/maintenance.ts';
import { embeddedVenue, venueOf } from '../directory/venue-list.ts';
import { lastTries, tryUnbooked } from '../history/try-unbooked.ts';
import { countUnbooked, unbookedRounds } from '../history/unbooked-rounds.ts';
import { faultyMethods, venueFaults } from '../provider/venue-faults.ts';
import { planTransfer, venuePlans } from '../provider/venue-plan.ts';
import { venueDifferences } from '../reconcile/venue-differences.ts';
import type { SagaDeps } from '../saga/process-due.ts';
import { actOn, operatorActions } from './operator-actions.ts';
import { countParked, openTransfers } from './transfer-list.ts';
import { TransfersView } from './transfers-view.tsx';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** From now; empty: nobody knows. */
const minutes = v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), '');
/** A venue on a server of its own fails as that one is told to. */
const elsewhere = { refused: '这个场馆在它自己的服务器上，请选方法与故障。', status: 409 } as const;
const notThere = { refused: '这个场馆不在它自己的服务器上。', status: 409 } as const;
const notTaken = { refused: '场馆服务器没有接受：它没有答复，或启动时没有 --dev。', status: 409 } as const;
const noVenue = { refused: '没有这个场馆。', status: 404 } as const;

/** Transfers that are not clear, what can be done with each, rounds that could not be booked, and venues that are closed. */
export function transfersPage(deps: SagaDeps): OperatorPage {
  const { db, clock } = deps;
  const maintenance = operatorAction({
    form: v.object({ id, maintenance: v.picklist(['on', 'off']), minutes }),
    done: { sentence: '场馆状态已更改；进行中的转账会继续。' },
    async run({ id: venue, maintenance: asked, minutes: left }) {
      if (venue !== embeddedVenue && !venueOf(venue)) return noVenue;
      const at = clock.now();
      const until = left === '' ? undefined : at + Number(left) * 60_000;
      await (asked === 'on' ? closeVenue(db, venue, { at, until }) : openVenue(db, venue));
      return 'done';
    },
  });
  const plan = operatorAction({
    form: v.object({ id, plan: v.picklist(venuePlans) }),
    done: { sentence: '该场馆的下一笔转账会这样处理。' },
    async run({ id: venue, plan: asked }) {
      if (!venueOf(venue)) return noVenue;
      if (deps.venues.get(venue)?.planFault) return elsewhere;
      await planTransfer(db, venue, asked);
      return 'done';
    },
  });
  const fail = operatorAction({
    form: v.object({
      id,
      method: v.picklist(['all', ...faultyMethods]),
      fault: v.picklist(venueFaults),
      times: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
    }),
    done: { sentence: '场馆服务器接下来会这样答复。' },
    async run({ id: code, method: asked, fault, times }) {
      const venue = deps.venues.get(code);
      if (!venue) return noVenue;
      if (!venue.planFault) return notThere;
      try {
        for (const method of asked === 'all' ? faultyMethods : [asked])
          await venue.planFault({ method, fault, times });
        return 'done';
      } catch (error) {
        deps.log.warn({ err: error, venue: code }, 'a venue does not take what is to go wrong there');
        return notTaken;
      }
    },
  });
  const settle = operatorAction({
    form: v.object({
      id,
      action: v.picklist(operatorActions),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    }),
    done: { sentence: '这笔转账已处理或会在几秒内继续。' },
    async run(request) {
      const isDone = await actOn({ db, clock }, request);
      return isDone ? 'done' : { refused: '这笔转账的状态已经变化，请返回列表查看。', status: 409 };
    },
  });
  const again = operatorAction({
    form: v.object({ again: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    done: { sentence: '这张注单已入账。' },
    async run({ again: unbooked }) {
      const tried = await tryUnbooked(deps, unbooked);
      if (tried.outcome === 'booked') return 'done';
      return tried.outcome === 'failed'
        ? { refused: `这张注单仍未入账：${tried.problem}`, status: 409 }
        : { refused: '这张注单已不在等待入账，请返回列表查看。', status: 409 };
    },
  });
  return {
    path: '/dev/operator/transfers',
    title: '场馆转账',
    group: 'money',
    waiting: async () => (await countParked(db)) + (await countUnbooked(db)),
    views: {
      async ''() {
        const [transfers, closed] = [await openTransfers(db), await closedVenues(db)];
        const [differences, unbooked] = [await venueDifferences(deps), await unbookedRounds(db)];
        const tries = await lastTries(db);
        return {
          body: (
            <TransfersView {...{ transfers, closed, differences, unbooked, tries, venues: deps.venues }} />
          ),
        };
      },
    },
    incomplete: '表单不完整，说明最多 200 字。',
    actions: [maintenance, plan, fail, settle, again],
  };
}
