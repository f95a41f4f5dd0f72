/**
 * A `fetch` that says how much of the body has been sent, 0 to 1, which the browser's own cannot. For one call with a
 * text as its body.
 */
export function watchedFetch(onSent: (share: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    return new Promise<Response>((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onSent(loaded / total);
      };
      const { signal } = request;
      const stop = () => call.abort();
      call.onload = () => resolve(answerOf(call));
      call.onerror = () => reject(new TypeError('The request was not answered.'));
      call.onabort = () => reject(signal.reason);
      call.onloadend = () => signal.removeEventListener('abort', stop);
      signal.addEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else call.send(body);
    });
  };
}

function answerOf(call: XMLHttpRequest): Response {
  const date = call.getResponseHeader('date');
  return new Response(call.responseText || null, {
    status: call.status,
    headers: date === null ? {} : { date },
  });
}
