import { contract } from '@lobby/api-client/contract';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaGate } from '../captcha/captcha-gate.ts';
import { noteInvited } from '../invitations/note-invited.ts';
import { createMember } from '../members/create-member.ts';
import { memberNameProblem } from '../members/member-name.ts';
import { passwordProblem } from '../members/passwords/password-problem.ts';
import { issueGrant } from './login-grants.ts';

/** Opens an account with the site's opening balance and a welcome letter, all in one transaction. */
export function register({ passwords, limits }: Platform, captcha: CaptchaGate) {
  return implement(
    contract.userSession.register,
    async (input, ctx) => {
      const name = input.name.replace(/\s/g, '');
      const problem = memberNameProblem(name);
      if (problem) throw new Refusal('invalid-parameter', { reason: problem });
      const weakness = passwordProblem({ ...input, name });
      if (weakness) throw new Refusal('invalid-parameter', { reason: weakness });
      // The grant belongs to a login; a registration never has one.
      if (input.kaptchcate === 99) throw new Refusal('illegal-parameter');
      await captcha.demand(ctx, { kaptchcate: input.kaptchcate, codeId: input.codeId, code: input.code });
      await limits.registrationsPerAddress.spend(networkOf(ctx.ip));

      const passwordHash = await passwords.hash(input.password);
      const at = ctx.clock.now();
      return ctx.db.transaction().execute(async trx => {
        const memberId = await createMember(trx, ctx.site, {
          name,
          passwordHash,
          rCode: input.rCode,
          iCode: input.iCode,
          domain: input.domain,
          at,
        });
        if (memberId === undefined) throw new Refusal('data-exists', { reason: 'name-taken' });
        await noteInvited(trx, {
          ...{ siteId: ctx.site.id, memberId, deviceId: ctx.deviceId, ip: ctx.ip, at },
          ...{ iCode: input.iCode, rCode: input.rCode },
        });
        const holder = { siteId: ctx.site.id, memberId, deviceId: ctx.deviceId };
        return { userId: memberId, grant: await issueGrant(trx, holder, at) };
      });
    },
    { isForEveryRegion: () => false },
  );
}
