import { userSession } from '../contract/site/user-session.ts';
import { api } from './api.ts';
import { mutationWithCaptcha } from './captcha.ts';

/** `/site/api/v1/user/*`: getting in. */
export const userEntryEndpoints = api.injectEndpoints({
  endpoints: () => ({
    login: mutationWithCaptcha(userSession.login),
    register: mutationWithCaptcha(userSession.register),
  }),
});

export const { useLoginMutation, useRegisterMutation } = userEntryEndpoints;
