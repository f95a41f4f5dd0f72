import './deposits.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type RunningJob, startJob } from '@lobby/platform-kernel/jobs/run-job';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import { openProviders } from '../providers/open-providers.ts';
import { paymentQuestions } from './arrivals/ask-payments.ts';
import { callbackInbox } from './arrivals/callback-inbox.ts';
import { mountCallbacks } from './arrivals/callback-route.ts';
import { channelCalls } from './channels/channel-calls.ts';
import { paymentsPage } from './operator/payments-page.tsx';
import { expireOrders } from './orders/expiry/expire-orders.ts';
import { createSignal } from './orders/opening/signal-codes.ts';
import { payCall } from './orders/pay.ts';
import { reportPayment } from './orders/report-payment.ts';
import {
  claim,
  closeOrder,
  customerInfo,
  openOrders,
  orderStatus,
  parkedWish,
} from './orders/view/order-calls.ts';
import { chosenCrediter } from './parked/credit-chosen.ts';
import { sweepDeposits } from './sweep-deposits.ts';

const second = 1_000;

/** Deposits: channels, orders, and the money that arrives for them. */
export const depositsDomain: DomainFactory = platform => {
  const { config, db, clock, log } = platform;
  const creditChosen = chosenCrediter(platform);
  const providers = openProviders(platform);
  const inbox = callbackInbox(platform);
  let callbacks: RunningJob | undefined;
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
    operator: [paymentsPage(platform)],
    mount(app) {
      mountCallbacks(app, platform, { providers, inbox, wake: () => callbacks?.wake() });
    },
    async start() {
      callbacks = startJob(platform, inbox.job, 5 * second);
      tasks = [
        callbacks,
        repeat(() => expireOrders(db, clock.now()), 5 * second, onError),
        ...providers.collectors.map(collector =>
          startJob(platform, paymentQuestions(platform, collector), 5 * second),
        ),
        repeat(creditChosen, 60 * second, onError),
        repeat(() => sweepDeposits(db, clock.now()), 3_600 * second, onError),
      ];
    },
    catchUp: () => runAllNow(tasks),
    stop: () => stopAll(tasks),
  };
};
