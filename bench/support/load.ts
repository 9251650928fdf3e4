import net from 'node:net';

/** One request as it goes over the wire, repeated as it is. */
export const rawRequest = (method: string, path: string, token?: string, json?: object) => {
  const body = json ? JSON.stringify(json) : '';
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', ...(token ? [`authorization: Bearer ${token}`] : [])];
  if (json) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** Bytes of the first whole answer in the text, or nothing while it is not all there. */
function answerLength(text: string) {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const [, length] = /content-length: (\d+)/i.exec(text.slice(0, head)) ?? [];
  if (length) return text.length >= head + 4 + Number(length) ? head + 4 + Number(length) : undefined;
  const end = text.indexOf('0\r\n\r\n', head);
  return end < 0 ? undefined : end + 5;
}

/** Asks the same again and again over some connections; answers requests per second. Throws when one is not answered with 200. */
export async function load(url: string, request: string, milliseconds: number, connections = 16) {
  const { hostname, port } = new URL(url);
  const until = performance.now() + milliseconds;
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      let answered = 0;
      let text = '';
      const socket = net.connect(Number(port), hostname, () => socket.write(request));
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('error', reject);
      socket.on('data', (chunk: string) => {
        text += chunk;
        const length = answerLength(text);
        if (length === undefined) return;
        if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 400)));
        text = text.slice(length);
        answered += 1;
        if (performance.now() < until) return void socket.write(request);
        socket.destroy();
        resolve(answered);
      });
    });
  const begun = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, ask));
  return (counts.reduce((sum, one) => sum + one, 0) / (performance.now() - begun)) * 1000;
}
