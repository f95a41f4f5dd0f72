import type { PageClient } from './page-client.ts';
import { md5 } from './page-crypto.ts';

/** Registers a member and logs in with the grant; the token stays in the client. Answers what it sent. */
export async function joinAs(client: PageClient, name: string, password = 'qZ7wdk2mp') {
  const account = { name, password: md5(password) };
  const captcha = { kaptchcate: 0, codeId: '', code: '' };
  const origin = { domain: '', rCode: '', iCode: '' };
  const register = { ...account, secondPassword: account.password, ...captcha, ...origin };
  const codeId = (await client.call('user/register', register)).data.grant;
  const login = { isAgent: 0, ...account, kaptchcate: 99, codeId, code: '', version: '1' };
  client.token = (await client.call('user/login', login)).data.token;
  return { register, login };
}
