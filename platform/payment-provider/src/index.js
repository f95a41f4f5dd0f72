export { startPaymentProvider } from './start-payment-provider.js';
/** @typedef {import('./start-payment-provider.js').RunningProvider} RunningProvider */
