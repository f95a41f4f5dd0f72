import { bold, line } from './say.mjs';
import { brands, urlOf } from './sites.mjs';

/** The output once everything runs: the sites' addresses, the demo members, and who else has access. */
export function printAddresses(ports, { name, open }, devOutbox) {
  const platform = urlOf(name, ports.platform);
  line();
  for (const brand of brands) line(`  ${brand.name}  ${bold(urlOf(name, ports.sites[brand.code]))}`);
  line();
  line(
    `  Demo member      ${bold('demo88')}   password ${bold('play8888')}   (or register: play money is on the house)`,
  );
  if (devOutbox) {
    line(
      `  New-device check ${bold('demo66')}   password ${bold('play6666')}   (its codes are in the outbox)`,
    );
    line(`  Outbox of codes  ${platform}/dev/outbox`);
  }
  // Never for other machines: whoever opens these pages runs the sites.
  if (!open)
    line(
      `  Operator's pages ${platform}/dev/operator   (for this machine alone: no login, they run the sites)`,
    );
  line(`  Demo bank        ${urlOf(name, ports.payments)}   (pays deposits, with nobody’s money)`);
  line(`  Demo venues      ${urlOf(name, ports.venues)}   (games, entered from the sites)`);
  line(`  Platform API     ${platform}`);
  line();
  if (open) warn(devOutbox);
  line('  Ctrl-C stops everything.');
}

/** `--host` gives other machines access: to demo members with published passwords, and to codes if the outbox is on. */
function warn(devOutbox) {
  line(`  ${bold('Every machine that reaches this one can open these pages.')}`);
  line(
    devOutbox
      ? '  --dev-outbox shows them all codes sent to members: whoever reads them can be any member.'
      : '  The outbox of codes is off for that reason; --dev-outbox shows it to all of them.',
  );
  line();
}
