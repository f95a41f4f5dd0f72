import './deposits.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { hasOperatorPages } from '../kernel/operator-door.ts';
import { type Repeated, repeat, runAllNow, stopAll } from '../kernel/repeat.ts';
import { openProviders } from '../providers/open-providers.ts';
import { paymentAsker } from './arrivals/ask-payments.ts';
import { callbackInbox } from './arrivals/callback-inbox.ts';
import { mountCallbacks } from './arrivals/callback-route.ts';
import { channelCalls } from './channels/channel-calls.ts';
import { mountOperatorDeposits } from './operator/operator-deposits.ts';
import { expireOrders } from './orders/expire-orders.ts';
import {
  claim,
  closeOrder,
  customerInfo,
  openOrders,
  orderStatus,
  parkedWish,
} from './orders/order-calls.ts';
import { payCall } from './orders/pay.ts';
import { reportPayment } from './orders/report-payment.ts';
import { createSignal } from './orders/signal-codes.ts';
import { chosenCrediter } from './parked/credit-chosen.ts';
import { sweepDeposits } from './sweep-deposits.ts';

const second = 1_000;

/** Deposits: channels, orders, and the money that arrives for them. */
export const depositsDomain: DomainFactory = platform => {
  const { config, db, clock, log } = platform;
  const creditChosen = chosenCrediter(platform);
  const providers = openProviders(platform);
  const inbox = callbackInbox(platform);
  const askers = providers.collectors.map(collector => paymentAsker(platform, collector));
  let tasks: readonly Repeated[] = [];
  const onError = (error: unknown) => log.error({ err: error }, 'deposits were not looked after; again soon');
  return {
    id: 'deposits',
    handlers: [
      ...channelCalls(config.deposits),
      customerInfo,
      createSignal,
      payCall(platform, providers),
      orderStatus,
      openOrders,
      claim,
      closeOrder,
      parkedWish,
      reportPayment,
    ],
    mount(app) {
      if (hasOperatorPages(config)) mountOperatorDeposits(app, platform);
      mountCallbacks(app, platform, { providers, inbox, wake: () => void tasks[0]?.runNow() });
    },
    async start() {
      tasks = [
        repeat(() => inbox.processDue(), 5 * second, onError),
        repeat(() => expireOrders(db, clock.now()), 5 * second, onError),
        ...askers.map(askDue => repeat(askDue, 5 * second, onError)),
        repeat(creditChosen, 60 * second, onError),
        repeat(() => sweepDeposits(db, clock.now()), 3_600 * second, onError),
      ];
    },
    catchUp: () => runAllNow(tasks),
    stop: () => stopAll(tasks),
  };
};
