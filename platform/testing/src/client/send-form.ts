/** Fills in a form of the operator's console, as its page gives it out. Answers the status. */
export async function sendForm(url: string, path: string, fields: Record<string, string>): Promise<number> {
  const page = await (await fetch(url + path)).text();
  const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ token, ...fields });
  const answer = await fetch(url + path, { method: 'POST', headers: { origin: url }, body });
  return answer.status;
}
