import { defineProvider } from '../payment-provider.ts';
import { demoChannels } from './channels.ts';
import { code } from './code.ts';
import { collectByReference } from './deposits.ts';
import { settings, sources } from './settings.ts';
import { payByReference } from './withdrawals.ts';

/** The provider of the demo. It pays out without any settings, because it moves no money. */
export const provider = defineProvider({
  code,
  name: '演示渠道',
  collects: ['bank', 'alipay', 'wechat', 'unionpay', 'usdt-trc20', 'usdt-erc20', 'huione', 'xnbsk'],
  paysOut: ['bank', 'alipay', 'usdt-trc20', 'usdt-erc20'],
  channels: demoChannels,
  settings,
  sources,
  open: (set, tools) => ({
    deposits: set && collectByReference(set, tools),
    withdrawals: payByReference(tools.db),
  }),
});
