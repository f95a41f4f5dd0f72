import * as v from 'valibot';
import { defineProvider } from '../payment-provider.ts';
import { address, origins, sharedSecrets } from '../setting-kinds.ts';
import { demoChannels } from './channels.ts';
import { code } from './code.ts';
import { collectByReference } from './deposits.ts';
import { payByReference } from './withdrawals.ts';

/** The provider of the demo. It pays out without any settings, because it moves no money. */
export const provider = defineProvider({
  code,
  collects: ['bank', 'alipay', 'wechat', 'unionpay', 'usdt-trc20', 'usdt-erc20', 'huione', 'xnbsk'],
  paysOut: ['bank', 'alipay', 'usdt-trc20', 'usdt-erc20'],
  channels: demoChannels,
  settings: v.object({ url: address, secrets: sharedSecrets, pages: origins }),
  sources: {
    url: { variable: 'LOBBY_PAYMENT_URL' },
    secrets: { variable: 'LOBBY_PAYMENT_SECRETS', isList: true, isSecret: true },
    pages: { variable: 'LOBBY_PAYMENT_PAGES', isList: true, isOptional: true },
  },
  open: (settings, tools) => ({
    deposits: settings && collectByReference(settings, tools),
    withdrawals: payByReference(tools.db),
  }),
});
