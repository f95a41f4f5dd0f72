import './bets/bets.tables.ts';
import './bets/disputes.tables.ts';
import './cash-out/cash-out.tables.ts';
import './fixture-feed/fixtures.tables.ts';
import './inputs/inputs.tables.ts';
import './launch/launch.tables.ts';
import './operator/operator.tables.ts';
import './outrights/outrights.tables.ts';
import './risk/exposures.tables.ts';
import './shared-slips/shared-slips.tables.ts';
import { contract } from '@lobby/api-client/contract';
import { cashOutMethods as cashOutRows } from '@lobby/api-client/contract/game/cash-out';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import { runOrders } from './cash-out/automatic/run-orders.ts';
import { cashOutMethods } from './cash-out/cash-out-methods.ts';
import { recordCourses, sweepCourses } from './cash-out/course/record-courses.ts';
import { decideCashOutsDue } from './cash-out/decide.ts';
import { sendChangeLetters } from './change-letters/send-change-letters.ts';
import { fileDispute } from './disputes/file-dispute.ts';
import { disputesPage } from './disputes/operator/disputes-page.tsx';
import { drawMethods } from './fairness/draw-methods.ts';
import { createDraws } from './fairness/draws.ts';
import { createFeed } from './feed/feed.ts';
import { feedMethods } from './feed/feed-methods.ts';
import { createMatchStore } from './feed/match-store.ts';
import { addOutrights } from './fixture-feed/add-outrights.ts';
import type { FixtureFeedFactory } from './fixture-feed/fixture-feed.ts';
import { recordResult } from './fixture-feed/fixture-results.ts';
import { addFixtures, sweepFixtures } from './fixture-feed/fixture-rows.ts';
import { liftVoid, voidBets, voidEarlyStart } from './fixture-feed/fixture-voids.ts';
import { settleMarket } from './fixture-feed/market-settlements.ts';
import { stopBets } from './inputs/input-rows.ts';
import { createMaintenance, type ReadClosure } from './launch/maintenance.ts';
import { createVenueTokens, sweepVenueTokens, venueCode } from './launch/venue-tokens.ts';
import { createMatchDetail } from './match-detail/match-detail.ts';
import { answerMethod } from './methods.ts';
import { bookPage } from './operator/book-page.tsx';
import { orderMethods } from './orders/order-methods.ts';
import { decideDue } from './orders/waiting/confirm.ts';
import { createOutrightBook } from './outrights/outright-book.ts';
import { createOutrightFeed } from './outrights/outright-feed.ts';
import { outrightMethods } from './outrights/outright-methods.ts';
import { sweepOutrights } from './outrights/outright-rows.ts';
import { settleOutrights } from './outrights/settle-outrights.ts';
import { createChampionCourse } from './price-course/champion-course.ts';
import { createPriceCourse } from './price-course/price-course.ts';
import { priceCourseMethods } from './price-course/price-course-methods.ts';
import { listRecords, totalRecords } from './records/records.ts';
import { showBet } from './records/shown-bet.ts';
import { resultMethods } from './results/result-methods.ts';
import { createResults } from './results/results.ts';
import { settleDue } from './settlement/settle.ts';
import { sharedSlipMethods } from './shared-slips/shared-slip-methods.ts';
import { sweepSharedSlips } from './shared-slips/shared-slips.ts';

/**
 * The sportsbook: matches and prices, orders, settlement, records.
 * @param openFeed the source of its fixtures.
 * @param readClosure whether it is closed for now; never, where that is not known.
 */
export const sportsbookDomain =
  (openFeed: FixtureFeedFactory, readClosure: ReadClosure = async () => undefined): DomainFactory =>
  platform => {
    const { db, clock, log } = platform;
    const feed = openFeed(platform, {
      addFixtures: rows => addFixtures(db, rows),
      addOutrights: outrights => addOutrights(db, outrights),
      recordResult: result => recordResult(db, result, clock.now()),
      voidBets: cancelled => voidBets(db, cancelled, clock.now()),
      liftVoid: cancelled => liftVoid(db, cancelled, clock.now()),
      startedEarly: start => voidEarlyStart(db, start, clock.now()),
      settleMarket: settlement => settleMarket(db, settlement, clock.now()),
      stopBets: async (matchId, groups) => {
        await stopBets(db, matchId, groups, clock.now());
      },
      current: () => store.current(),
    });
    const store = createMatchStore(db, clock, feed);
    const outrights = createOutrightBook(db, store, clock);
    const methods = [
      ...feedMethods(createFeed(store, clock), store),
      ...drawMethods(createDraws(db, store, clock, feed.openDraws)),
      ...outrightMethods(createOutrightFeed(db, outrights, clock)),
      ...resultMethods(createResults(db, clock)),
      ...priceCourseMethods(
        createPriceCourse(db, store, clock),
        createChampionCourse(db, store, outrights, clock),
      ),
      ...orderMethods(store, outrights),
      ...cashOutMethods(store),
      ...sharedSlipMethods(platform.sites),
    ];
    const moneyMethods = new Set(
      methods.filter(({ row }) => row.money === true).map(({ row }) => row.method),
    );
    const tokens = createVenueTokens(platform, venueCode);
    const maintenance = createMaintenance(db, venueCode, readClosure);
    const work: Repeated[] = [];

    return {
      id: 'sportsbook',
      handlers: [
        implement(
          contract.venue.resource,
          (input, ctx) =>
            answerMethod(methods, input.method, input.Request, ctx, async ({ access, money }) => {
              await tokens.demand(input.Request.token, access, ctx);
              // What a member has staked is answered on: bets are decided and settled meanwhile.
              if (access === 'public' || money) await maintenance.demandOpen();
            }),
          {
            movesMoney: ({ method }) => moneyMethods.has(method),
            isForEveryRegion: ({ method }) =>
              !moneyMethods.has(method) || method === cashOutRows.cashOut.method,
          },
        ),
        implement(contract.record.betRecordList, (input, ctx) =>
          listRecords(ctx.db, memberOf(ctx).id, input),
        ),
        implement(contract.record.betRecordTotal, (input, ctx) =>
          totalRecords(ctx.db, memberOf(ctx).id, input),
        ),
        implement(contract.video.matchDetail, createMatchDetail(store, feed.detailAt)),
        implement(contract.record.disputeBet, fileDispute),
        implement(contract.record.shownBet, (input, ctx) => showBet(ctx.db, ctx.site.id, input)),
      ],
      operator: [bookPage(platform, store), disputesPage(platform)],
      // The first matches are there before the first visitor is.
      seed: () => feed.topUp(),
      async start() {
        const onError = (error: unknown) => log.error({ err: error }, 'the book failed and will try again');
        feed.start();
        // A result that is due, or a correction, comes before the first sale and the first bet.
        await feed.catchUp();
        work.push(
          repeat(() => decideDue(db, store, clock), 300, onError),
          repeat(() => decideCashOutsDue(db, store, clock), 300, onError),
          repeat(() => settleDue(db, clock.now()), 1_000, onError),
          repeat(() => runOrders(db, store, clock), 1_000, onError),
          repeat(() => recordCourses(db, store, clock), 1_000, onError),
          repeat(() => settleOutrights(db, store, clock.now()), 1_000, onError),
          repeat(() => sendChangeLetters(db, clock.now()), 1_000, onError),
          repeat(() => sweepFixtures(db, clock.now()), 10 * 60_000, onError),
          repeat(() => sweepCourses(db), 10 * 60_000, onError),
          repeat(() => sweepOutrights(db, clock.now()), 10 * 60_000, onError),
          repeat(() => sweepVenueTokens(db, clock.now()), 60 * 60_000, onError),
          repeat(() => sweepSharedSlips(db, clock.now()), 60 * 60_000, onError),
        );
      },
      /** Matches and results first: bets are decided and settled by them. */
      async catchUp() {
        await feed.catchUp();
        await runAllNow(work);
      },
      async stop() {
        await feed.stop();
        await stopAll(work.splice(0));
      },
    };
  };
