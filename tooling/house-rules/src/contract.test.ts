import { readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import { describe, expect, it } from 'vitest';
import { isThere } from './repository.ts';

/** The contract speaks the calls of the specification (docs/rules.md#sources), in files that the paths name. */

const specified = readFileSync(new URL('./data/calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What the specification leaves without a path, or does not ask for at all. Anything new here needs its reason. */
const ours = [
  // "Other captcha paths: not shown": the picture captcha has one, the slider's puzzle gets this.
  'POST /site/api/v1/user/register/sliderKaptcha',
  // Members see where they are logged in, and can end it.
  'POST /site/api/v1/user/member/sessions',
  'POST /site/api/v1/user/member/logoutEverywhere',
  'POST /site/api/v1/user/member/endSession',
  // A page that waits learns that its session was ended elsewhere.
  'POST /site/api/v1/user/member/sessionAlive',
  // Members see what happened to the safety of their account.
  'POST /site/api/v1/user/member/securityTrail',
  // What only the member's own pages show: `member/info` is in the first request of every page and stays small.
  'POST /site/api/v1/user/member/profile',
  // Orders are found again after a reload; a member says that one is paid, which has the provider asked.
  'POST /fd/api/v1/payment/openOrders',
  'POST /fd/api/v1/payment/claim',
  // A member decides what becomes of money that is above the own deposit limit.
  'POST /fd/api/v1/payment/parkedWish',
  // A member says of a payment that was not credited what a person needs to find it.
  'POST /fd/api/v1/payment/reportPayment',
  // Passkeys, a second way to confirm, have no calls in the specification.
  'POST /site/api/v1/user/member/passkeys',
  'POST /site/api/v1/user/member/passkeyChallenge',
  'POST /site/api/v1/user/member/passkeyRegistration',
  'POST /site/api/v1/user/member/addPasskey',
  'POST /site/api/v1/user/member/removePasskey',
  // What a page asks first, in one request instead of one each.
  'POST /site/api/v1/configuration/readTogether',
  // The specification lists the accounts of withdrawals and names no call that changes them.
  'POST /fd/api/v1/bankCard/add',
  'POST /fd/api/v1/bankCard/remove',
  'POST /fd/api/v1/bankCard/setDefault',
  // A member finds out what became of a transfer whose answer was lost.
  'POST /game/api/v1/venue/transferState',
  // A visitor tries a game before there is an account: `launch` needs a member.
  'POST /game/api/v1/venue/trial',
  // Anybody may compare what a game gave back with what its rules say.
  'POST /game/api/v1/venue/getGameReturns',
  // Anybody who has the address of a bet may see it, without a session.
  'POST /game/api/v1/record/shownBet',
  // The terms let a member dispute the settlement of a bet, and the specification names no call for it.
  'POST /game/api/v1/record/disputeBet',
  // The specification lists transactions, and does not say what they come to or how one went.
  'POST /fd/api/v1/transactions/dealTotals',
  'POST /fd/api/v1/transactions/dealDays',
  'POST /fd/api/v1/transactions/dealDetail',
  // A member may ask to be told when a hall that is being prepared opens.
  'POST /site/api/v1/advertising/hallWishes',
  'POST /site/api/v1/advertising/wishHalls',
  // Moderators of the chat share what they noted of an author.
  'POST /stream/api/v1/authorNotes',
  'POST /stream/api/v1/noteAuthor',
  // A reader says whether a page of the help helped.
  'POST /site/api/v1/advertising/markHelp',
  // The specification has nothing by which members protect themselves.
  'POST /site/api/v1/user/protection/info',
  'POST /site/api/v1/user/protection/setLimit',
  'POST /site/api/v1/user/protection/confirmLimit',
  'POST /site/api/v1/user/protection/cancelLimit',
  'POST /site/api/v1/user/protection/reminder',
  'POST /site/api/v1/user/protection/setReminder',
  'POST /site/api/v1/user/protection/timeOut',
  'POST /site/api/v1/user/protection/exclude',
  'POST /site/api/v1/user/protection/endExclusion',
];
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

describe('the list of calls', () => {
  it('holds every call of the specification', () => expect(specified).toHaveLength(91));

  it('holds none of our additions', () => {
    const both = ours.filter(call => specified.includes(call));
    expect(both, 'The specification has these: take them off the list of ours in contract.test.ts.').toEqual(
      [],
    );
    expect(rows.map(row => `${row.method} ${row.path}`)).toEqual(expect.arrayContaining(ours));
  });
});

describe('a row of the contract', () => {
  it.each(rows.map(row => [`${row.method} ${row.path}`]))(
    '%s is a call of the specification, or one of ours',
    call => {
      expect(
        specified.includes(call) || ours.includes(call),
        `${call}: spell it as in src/data/calls.txt, or name it among ours in contract.test.ts with its reason.`,
      ).toBe(true);
    },
  );

  it('is unique', () => {
    const calls = rows.map(row => `${row.method} ${row.path}`);
    const twice = calls.filter((call, at) => calls.indexOf(call) !== at);
    expect(twice, 'Two rows of packages/api-client/src/contract say the same call; keep one.').toEqual([]);
  });

  it.each(rows.map(row => row.path))('%s is found by its path', path => {
    const [, service = '', , , resource = ''] = path.split('/');
    const folder = `packages/api-client/src/contract/${service}`;
    expect(isThere(folder), `${path}: its rows belong into the folder ${folder}, which is not there.`).toBe(
      true,
    );
    expect(resource, `${path} names no resource; its fifth part should.`).not.toBe('');
  });
});
