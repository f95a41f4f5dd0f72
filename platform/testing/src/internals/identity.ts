/** The making of a member, for tests of what every member has. */
export { createMember } from '@lobby/platform-identity/members/create-member';
