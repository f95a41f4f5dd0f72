import '../edition-under-test.ts';

globalThis.lobbyCorner = { edition: 'classic', brand: 'xinghe' };
