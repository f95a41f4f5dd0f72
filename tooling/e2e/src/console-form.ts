import { expect } from '@playwright/test';

/** Sends forms of a page of the operator's console, as the page gives them out. */
export async function consoleForm(platform: string, path: `/dev/operator/${string}`) {
  const address = platform + path;
  const shown = async () => (await fetch(address)).text();
  const token = /name="token" value="([^"]*)"/.exec(await shown())?.[1] ?? '';
  return {
    shown,
    async send(fields: Readonly<Record<string, string>>): Promise<void> {
      const body = new URLSearchParams({ token, ...fields });
      const answer = await fetch(address, { method: 'POST', headers: { origin: platform }, body });
      expect(answer.status).toBe(200);
    },
  };
}
