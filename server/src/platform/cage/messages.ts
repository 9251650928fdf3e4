/** What goes between the program and a caged child: a line of JSON, and behind it as many bytes as the line says. */
export interface Message {
  head: Record<string, unknown>;
  bytes: Buffer;
}

/** The longest line; what is larger goes behind it as bytes. */
const longestHead = 4 * 1024 * 1024;
const newline = 10;

export const framed = (head: Record<string, unknown>, bytes: Uint8Array = new Uint8Array()) => [
  Buffer.from(`${JSON.stringify({ ...head, length: bytes.length })}\n`),
  bytes,
];

/** Reads one message after the other. Throws where one makes no sense or brings more than `most` bytes. */
export async function* messagesIn(source: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Message> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let head: Message['head'] | undefined;
  let wanted = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    held += chunk.length;
    if (head ? held < wanted : !chunk.includes(newline) && held <= longestHead) continue;
    let all = Buffer.concat(chunks);
    for (;;) {
      if (!head) {
        const end = all.indexOf(newline);
        if (end < 0 && all.length <= longestHead) break;
        head = headFrom(all.subarray(0, end), most);
        wanted = Number(head.length);
        all = all.subarray(end + 1);
      }
      if (all.length < wanted) break;
      yield { head, bytes: all.subarray(0, wanted) };
      all = all.subarray(wanted);
      head = undefined;
      wanted = 0;
    }
    chunks = [all];
    held = all.length;
  }
}

function headFrom(line: Buffer, most: number): Message['head'] {
  if (line.length === 0 || line.length > longestHead) throw new Error('a message without an end');
  const head: unknown = JSON.parse(line.toString('utf8'));
  const length = head && typeof head === 'object' && 'length' in head ? head.length : undefined;
  if (!Number.isSafeInteger(length) || Number(length) < 0 || Number(length) > most) throw new Error('a message of no good length');
  return head as Message['head'];
}
