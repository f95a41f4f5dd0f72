import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { venueAddress } from './venue-address.ts';

const allowed = ['https://games.example.com', 'https://play.example.org:8443', 'http://localhost:4060'];
const live = { origin: 'https://www.example.com', protocol: 'https:' };
const demo = { origin: 'http://localhost:4100', protocol: 'http:' };

describe('the address of a game', () => {
  it.each([
    'https://games.example.com',
    'https://games.example.com/play/lion?token=a.b-c_d&lang=zh-CN',
    'https://play.example.org:8443/x#y',
  ])('%s is shown', address => {
    expect(venueAddress(address, allowed, live)?.href).toBe(new URL(address).href);
  });

  it('over plain http is shown by a page that came over it itself', () => {
    const address = 'http://localhost:4060/play/lion?token=t';
    expect(venueAddress(address, allowed, demo)?.href).toBe(address);
    expect(venueAddress(address, allowed, live)).toBeUndefined();
  });

  it('is never of our own origin, even where a brand has named it', () => {
    for (const own of [live, demo])
      expect(venueAddress(`${own.origin}/play`, [...allowed, own.origin], own)).toBeUndefined();
  });
});

const hosts = [
  'games.example.com',
  'localhost:4060',
  'www.example.com',
  'play.example.org:8443',
  'localhost:4100',
  'evil.example',
];

/** What has been tried against such checks elsewhere, for one host. */
const tricks = (host: string): readonly string[] => [
  'javascript:alert(1)',
  `javascript://${host}/%0aalert(1)`,
  `JaVaScRiPt:location='https://${host}'`,
  ` javascript:alert('${host}')`,
  `java\tscript:alert('${host}')`,
  `data:text/html,<script src=https://${host}></script>`,
  'data:text/html;base64,PHNjcmlwdD4=',
  `blob:https://${host}/1b9d6bcd`,
  `file:///${host}/etc/passwd`,
  `view-source:https://${host}/`,
  `filesystem:https://${host}/temporary/x`,
  `about:blank#https://${host}`,
  'about:srcdoc',
  `ftp://${host}/`,
  `ws://${host}/`,
  `//${host}/`,
  `///${host}/`,
  `/\\${host}/`,
  `\\\\${host}\\play`,
  `https:\\\\${host}\\play`,
  `https:/${host}/`,
  `https:${host}/`,
  `https:///${host}/`,
  `https:////${host}/`,
  `HTTPS://${host}/`,
  `https://${host}.evil.example/`,
  `https://${host}@evil.example/`,
  `https://${host}%40evil.example/`,
  `https://${host}\\@evil.example/`,
  `https://${host}:443@evil.example/`,
  `https://evil.example\\@${host}/`,
  `https://evil.example#@${host}/`,
  `https://evil.example?@${host}/`,
  `https://evil.example/${host}/`,
  `https://evil.example/?u=https://${host}/`,
  `https://user@${host}/`,
  `https://user:pass@${host}/`,
  `https://@${host}/`,
  `https://:@${host}/`,
  `https://${host}\\.evil.example/`,
  `https://${host}\u0000.evil.example/`,
  `https://${host}\u2044.evil.example/`,
  `https://${host}\uff0fevil.example/`,
  `https://${host}\u3002evil.example/`,
  `https://${host.replace('a', '\u0430')}/`,
  `https://${host.replace('o', '\u043e')}/`,
  `https://${host.replace('e', '\uff45')}/`,
  `https://${host.replace('l', '1')}/`,
  `https://xn--${host}/`,
  `https://x${host}/`,
  `https://${host.replace('.', '')}/`,
  `https://${host.replace('.', '\u3002')}/`,
  `https://${host}:444/`,
  `https://${host}:80/`,
  `https://${host}:443/`,
  `https://${host}:/`,
  `https://${host}:0443/`,
  `https://${host}:99999/`,
  `https://${host}./`,
  `https://.${host}/`,
  `https://sub.${host}/`,
  `http://${host}:8080/`,
  `ht\ttps://${host}/`,
  `https://${host.slice(0, 4)}\n${host.slice(4)}/`,
  `https://${host}/\r\nLocation: x`,
  ` https://${host}/`,
  `https://${host}/ `,
  `\u0001https://${host}/`,
  `\ufeffhttps://${host}/`,
  `https://${host}/\u202egpj.exe`,
  `https://[::1]/${host}`,
  `https://[::ffff:7f00:1]:4060/`,
  'http://127.1:4060/',
  'http://0x7f000001:4060/',
  'http://2130706433:4060/',
  'http://0177.0.0.1:4060/',
  'http://127.0.0.1:4060/',
  'http://LOCALHOST:4060/',
  'http://localhost:4060@evil.example/',
  'http://localhost:04060/',
  'http://localhost:4061/',
  'http://localhost/',
  `https://evil.example:4060/${host}`,
  `/play/${host}`,
  `../${host}`,
  `?url=https://${host}`,
  `#https://${host}`,
  '',
  ' ',
  'null',
  'undefined',
  'https://',
  'https://?',
  'https:// /',
  `[object Object]${host}`,
  `intent://${host}#Intent;scheme=https;end`,
  `vbscript:msgbox("${host}")`,
  `jar:https://${host}!/x`,
  `mailto:a@${host}`,
  `https%3A%2F%2F${host}%2F`,
  `https&colon;//${host}/`,
  `<https://${host}/>`,
  `"https://${host}/`,
  `https://${host}"onload="x`,
  `https://${host}<svg/onload=x>`,
];

describe('a hostile address', () => {
  const named = [...allowed, live.origin, demo.origin];
  const all = hosts.flatMap(tricks).flatMap(address => [live, demo].map(own => ({ address, own })));

  it(`is shown by no page: ${hosts.flatMap(tricks).length} of them, on a live site and in the demo`, () => {
    expect(new Set(all.map(({ address }) => address)).size).toBeGreaterThan(500);
    const framed = all.filter(({ address, own }) => venueAddress(address, named, own));
    expect(framed).toEqual([]);
  });

  it('made of anything is shown only when it is of an origin that the brand has named, and not ours', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hosts, 'https://', 'http://', '//', '\\', '@', ':', '/', '#', '?', '.', '\t', '\n'),
      fc.constantFrom('%40', '%2f', '\u3002', '\uff0f', 'javascript:', 'localhost', ':4060', 'xn--', ' '),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), fc.constantFrom(live, demo), (pieces, own) => {
        const url = venueAddress(pieces.join(''), named, own);
        if (!url) return;
        expect(named).toContain(url.origin);
        expect(url.origin).not.toBe(own.origin);
        expect([url.username, url.password]).toEqual(['', '']);
        expect(url.protocol === 'https:' || own === demo).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
