import { api } from '../api/api.ts';
import { mutationWithCaptcha } from '../api/captcha.ts';
import { userSession } from '../contract/site/user-session.ts';

/** `/site/api/v1/user/*`: login and registration. */
export const userSessionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    login: mutationWithCaptcha(userSession.login),
    register: mutationWithCaptcha(userSession.register),
  }),
});

export const { useLoginMutation, useRegisterMutation } = userSessionEndpoints;
