/** Whether a flag of a request was set: clients say yes with 1 or true. */
export function isOn(flag: number | boolean | undefined): boolean {
  return flag === 1 || flag === true;
}
