const longest = 40;

/** Characters that draw nothing: zero-width, soft hyphens, directions, selectors, controls. */
const invisible = /[\p{DI}\p{Cf}\p{Cc}]/gu;
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * The one spelling of a typed mailbox: lower case, no full-width or invisible characters, no dot at the end of the
 * domain. Undefined when it is none: one @, a domain of at least two parts none of which is empty, at most 40 characters.
 * Specification, section 5.
 */
export function readMailbox(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(invisible, '').trim().toLowerCase().normalize('NFKC');
  const [local = '', named = '', ...more] = text.split('@');
  const domain = named.replaceAll('。', '.').replace(/\.$/, '');
  const mailbox = `${local}@${domain}`;
  if (more.length > 0 || mailbox.length > longest || !localPart.test(local)) return undefined;
  return asciiDomain(domain) === undefined ? undefined : mailbox;
}

/** How known providers read a name: several domains of one mailbox, what follows a sign, what is left out. */
interface Provider {
  readonly domains: readonly string[];
  /** The mailbox is the same with and without these. */
  readonly ignored?: RegExp;
}

/** The first domain stands for all of a row. Each of them delivers `name+tag` to `name`. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'fastmail.com', 'yandex.ru', 'yandex.com'].map(
    domain => ({ domains: [domain] }),
  ),
];

/**
 * What two spellings of one mailbox have in common, to compare and never to write to: internationalised domains in ASCII,
 * and of known providers the name without its tag and without what the provider ignores.
 * @param mailbox as `readMailbox` answered it; what is none is its own key.
 */
export function mailboxKey(mailbox: string): string {
  const [local = '', named = ''] = (readMailbox(mailbox) ?? '').split('@');
  const domain = asciiDomain(named);
  if (domain === undefined) return mailbox.toLowerCase();
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${local}@${domain}`;
  const name = local.replace(/(?<=.)\+.*$/, '');
  const folded = provider.ignored ? name.replace(provider.ignored, '') : name;
  return `${folded === '' ? name : folded}@${provider.domains[0]}`;
}

/** A domain in ASCII; undefined when it is none. */
function asciiDomain(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every(each => label.test(each))) return undefined;
  // Engines and Node read the names of hosts by one standard. A last part of digits would be an address.
  if (!/\p{L}/u.test(labels.at(-1) ?? '')) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
