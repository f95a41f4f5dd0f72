/** The `vipLevel` of a member is 0 to this. */
export const highestVipLevel = 10;
