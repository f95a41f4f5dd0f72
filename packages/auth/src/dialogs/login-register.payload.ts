export type AccessWay = 'login' | 'register';

/** `name`: the initial value of the form. */
export interface LoginRegister {
  readonly way: AccessWay;
  readonly name?: string;
}
