/** What protection hands to bonus by way of the app, for tests of gifts. */
export { mayNotPlay, pausedMembers, pauseOfMember } from '@lobby/platform-protection/pause';
