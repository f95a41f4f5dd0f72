import { userSession } from '@lobby/api-client/contract/site/user-session';
import { api } from '../query/api.ts';
import { mutationWithCaptcha } from '../query/captcha.ts';

/** `/site/api/v1/user/*`: login and registration. */
export const userSessionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    login: mutationWithCaptcha(userSession.login),
    register: mutationWithCaptcha(userSession.register),
  }),
});

export const { useLoginMutation, useRegisterMutation } = userSessionEndpoints;
