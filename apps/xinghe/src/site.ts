import { authFeature } from '@lobby/auth';
import { betslipFeature } from '@lobby/betslip/feature';
import brand from '@lobby/brand-xinghe';
import { contentFeature } from '@lobby/content';
import { memberFeature } from '@lobby/member';
import { createSite } from '@lobby/site';
import { sportsbookFeature } from '@lobby/sportsbook';
import { walletFeature } from '@lobby/wallet';

/** The site of 星河: its brand and what it offers. */
export const site = createSite(brand, [
  authFeature,
  betslipFeature,
  sportsbookFeature,
  memberFeature,
  contentFeature,
  walletFeature,
]);
