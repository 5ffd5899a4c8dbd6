/** How much of a form has been sent, in bytes. `total` counts the form's own lines too. */
export interface Sending {
  readonly sent: number;
  readonly total: number;
}

/**
 * A form sent as `fetch` would send it, which tells how much of it is on its way: a browser says so of an XMLHttpRequest alone. It
 * answers and fails as `fetch` does.
 */
export function sendForm(
  url: string,
  { method = 'POST', headers, body, signal, credentials }: RequestInit,
  onSent: (sending: Sending) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    request.withCredentials = credentials === 'include';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent({ sent: loaded, total }));
    request.addEventListener('load', () => {
      const { status } = request;
      // An answer without a body may not be given one.
      const content = [204, 205, 304].includes(status) ? null : (request.response as ArrayBuffer);
      resolve(new Response(content, { status, headers: readHeaders(request) }));
    });
    request.addEventListener('error', () => reject(new TypeError('The form could not be sent.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return headers;
}
