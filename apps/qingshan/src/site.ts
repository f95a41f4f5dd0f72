import { accountFeature } from '@lobby/account';
import { authFeature } from '@lobby/auth';
import { betHistoryFeature } from '@lobby/bet-history';
import { betslipFeature } from '@lobby/betslip/feature';
import brand from '@lobby/brand-qingshan';
import { chatFeature } from '@lobby/chat';
import { contentFeature } from '@lobby/content';
import { inboxFeature } from '@lobby/inbox';
import { memberAreaFeature } from '@lobby/member-area';
import { paletteFeature } from '@lobby/palette';
import { promotionsFeature } from '@lobby/promotions';
import { createSite } from '@lobby/site';
import { sportsbookFeature } from '@lobby/sportsbook';
import { venuesFeature } from '@lobby/venues';
import { vipFeature } from '@lobby/vip';
import { walletFeature } from '@lobby/wallet';

/** The site of 青山: its brand and what it offers. */
export const site = createSite(brand, [
  authFeature,
  betslipFeature,
  sportsbookFeature,
  accountFeature,
  memberAreaFeature,
  betHistoryFeature,
  inboxFeature,
  contentFeature,
  walletFeature,
  venuesFeature,
  vipFeature,
  promotionsFeature,
  chatFeature,
  paletteFeature,
]);
