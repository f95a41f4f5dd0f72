/** The order whose payment is reported. */
export interface ReportedOrder {
  readonly orderId: string;
  readonly currency: 'CNY' | 'USDT';
  /** Whether a payment is identified by the name of its payer. */
  readonly asksPayer: boolean;
}
