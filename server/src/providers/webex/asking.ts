import type * as z from 'zod';

/** The integration that the operator registered at Webex, and where Webex is. */
export interface WebexSettings {
  clientId: string;
  clientSecret: string;
  /** With blanks between them. */
  scopes: string;
  /** Without a slash at the end. */
  api: string;
  revokeUrl: string;
}

/**
 * What Webex said instead of yes. `ended`: it takes the token no more; `forbidden`: the account may not; `gone`: there is
 * no such thing; `busy`: too often, `away`: not reached, or a fault of its own: both may be tried again; `answer`: nothing
 * that is understood here.
 */
type WebexFault = 'ended' | 'forbidden' | 'gone' | 'busy' | 'away' | 'answer';

export class WebexFailed extends Error {
  override name = 'WebexFailed';
  readonly fault: WebexFault;
  /** Seconds that Webex wants to be left alone for. */
  readonly pause: number | undefined;
  constructor(fault: WebexFault, { pause, cause }: { pause?: number | undefined; cause?: unknown } = {}) {
    super(`Webex: ${fault}`, { cause });
    this.fault = fault;
    this.pause = pause;
  }
}

const patience = 8000;
const longestAnswer = 1_000_000;
/** Whoever wants to be left alone for longer is asked again after that. */
const longestPause = 3600;

export interface Question {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  query?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  /** Of the person in whose name it is asked. */
  token?: string;
}

/** Asks Webex once, within a time, for an answer of some size and of this shape; everything else is `WebexFailed`. */
export async function ask<S extends z.ZodType>(question: Question, shape: S): Promise<z.output<S>> {
  const { response, text } = await answerTo(question);
  if (!response.ok) throw refusalOf(response, text);
  try {
    const read = shape.safeParse(text === '' ? {} : JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // no JSON
  }
  throw new WebexFailed('answer');
}

async function answerTo({ method = 'GET', url, query = {}, json, form, token }: Question) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form);
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return { response, text: await boundedText(response) };
  } catch (cause) {
    throw cause instanceof WebexFailed ? cause : new WebexFailed('away', { cause });
  }
}

/** What is longer than anything that is asked for is read no further. */
async function boundedText(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new WebexFailed('answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function refusalOf({ status, headers }: Response, text: string) {
  if (status === 429) return new WebexFailed('busy', { pause: pauseOf(headers.get('retry-after')) });
  if (status >= 500) return new WebexFailed('away', { pause: pauseOf(headers.get('retry-after')) });
  if (status === 401 || /"invalid_grant"|"access_denied"/.test(text)) return new WebexFailed('ended');
  if (status === 403) return new WebexFailed('forbidden');
  if (status === 404 || status === 410) return new WebexFailed('gone');
  return new WebexFailed('answer');
}

/** Seconds; nothing where it is not said, or said as a date, which Webex does not. */
function pauseOf(said: string | null) {
  const seconds = Number(said);
  return said !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, longestPause) : undefined;
}
