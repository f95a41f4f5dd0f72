import { joinLegalTexts } from '@lobby/auth';
import { contentMessages as texts } from '@lobby/content';
import { withTexts } from '@lobby/i18n';

/** Where two features meet and neither may know the other: the texts a visitor agrees to when registering. */
export function joinFeatures(): void {
  joinLegalTexts({
    terms: withTexts(async () => (await import('@lobby/content/terms')).TermsBody, texts),
    privacy: withTexts(async () => (await import('@lobby/content/privacy')).PrivacyBody, texts),
  });
}
