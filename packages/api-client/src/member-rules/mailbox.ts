const longest = 40;

/** Characters that draw nothing: zero-width, soft hyphens, directions, selectors, controls. */
const invisible = /[\p{DI}\p{Cf}\p{Cc}]/gu;
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * The one spelling of a typed mailbox: lower case, no full-width or invisible characters, no dot at the end of the
 * domain. Undefined when it is none by docs/rules.md#contact-and-identity.
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
  /** What is the same mailbox as with the other in its place. */
  readonly same?: readonly [of: RegExp, as: string];
  /** The name may stand before the domain: what is written to `x@name.domain` arrives at `name@domain`. */
  readonly namedByHost?: true;
}

/** The first domain stands for all of a row. Each of them delivers `name+tag` to `name`. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], same: [/\./g, ''] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], same: [/[._-]/g, ''] },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    same: [/\./g, '-'],
  },
  { domains: ['fastmail.com'], namedByHost: true },
];

/** Domains of one provider with tags, each with mailboxes of its own. */
const taggedDomain =
  /^(?:(?:outlook|hotmail)\.(?:[a-z]{2,3}|com?\.[a-z]{2})|live\.(?:com|cn|co\.uk|fr|jp)|msn\.com)$/;

/**
 * What two spellings of one mailbox have in common, to compare and never to write to
 * (docs/security.md#phone-mailbox-name-password).
 * @param mailbox as `readMailbox` answered it; a text that is no mailbox is its own key.
 */
export function mailboxKey(mailbox: string): string {
  const [local = '', named = ''] = (readMailbox(mailbox) ?? '').split('@');
  const domain = asciiDomain(named);
  if (domain === undefined) return mailbox.toLowerCase();
  const provider = providers.find(({ domains }) => domains.includes(domain)) ?? namedByHost(domain);
  if (!provider) return `${taggedDomain.test(domain) ? untagged(local) : local}@${domain}`;
  const [own] = provider.domains;
  const name = untagged(domain.endsWith(`.${own}`) ? domain.slice(0, -`.${own}`.length) : local);
  const folded = provider.same ? name.replace(...provider.same) : name;
  return `${folded === '' ? name : folded}@${own}`;
}

function untagged(local: string): string {
  return local.replace(/(?<=.)\+.*$/, '');
}

function namedByHost(domain: string): Provider | undefined {
  const [name, ...rest] = domain.split('.');
  const owner = rest.join('.');
  return name ? providers.find(one => one.namedByHost && one.domains.includes(owner)) : undefined;
}

/** A domain in ASCII; undefined when it is none. */
function asciiDomain(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every(each => label.test(each))) return undefined;
  try {
    // Engines and Node read the names of hosts by one standard. A last part of digits, or of "0x1", makes an address.
    const host = new URL(`http://${domain}`).hostname;
    return /[a-z][^.]*$/.test(host) ? host : undefined;
  } catch {
    return undefined;
  }
}
