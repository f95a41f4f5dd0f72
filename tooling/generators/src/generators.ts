import { brandGenerator } from './brand/brand.generator.ts';
import { callGenerator } from './call/call.generator.ts';
import { codeGenerator } from './code/code.generator.ts';
import { dialogGenerator } from './dialog/dialog.generator.ts';
import { domainGenerator } from './domain/domain.generator.ts';
import type { Generator } from './generator.ts';
import { packageGenerator } from './package/package.generator.ts';
import { paymentProviderGenerator } from './payment-provider/payment-provider.generator.ts';
import { screenGenerator } from './screen/screen.generator.ts';
import { sportGenerator } from './sport/sport.generator.ts';
import { tokenGenerator } from './token/token.generator.ts';

/** Everything that `npm run new` makes. */
export const generators: readonly Generator[] = [
  packageGenerator,
  screenGenerator,
  dialogGenerator,
  callGenerator,
  domainGenerator,
  codeGenerator,
  tokenGenerator,
  paymentProviderGenerator,
  sportGenerator,
  brandGenerator,
];
