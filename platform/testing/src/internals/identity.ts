/** The making of a member, for tests of what every member has. */
export { createMember } from '@lobby/platform-identity/members/create-member';
export { lockMember } from '@lobby/platform-identity/members/lock-member';
export { namesOfMembers } from '@lobby/platform-identity/members/member-facts';
