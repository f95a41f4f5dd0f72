import '../edition-under-test.ts';

globalThis.lobbyCorner = { edition: 'pro', brand: 'qingshan' };
