/** What protection hands to bonus by way of the app, for tests of gifts. */
export { mayNotPlay, pauseOfMember } from '@lobby/platform-protection/pause';
