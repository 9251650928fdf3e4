import * as z from 'zod';

export interface ViesSettings {
  /** Where its REST API is. */
  api: string;
}

/** What VIES says of a VAT number; `consultation` names the answer as a proof, where the seller has a number too. */
export interface ViesAnswer {
  state: 'valid' | 'invalid' | 'unreachable';
  consultation: string | null;
}

const patience = 4000;
const unreachable: ViesAnswer = { state: 'unreachable', consultation: null };

const answered = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish(), userError: z.string().nullish() });
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** A country that does not answer is no word on a number: only what VIES was asked and could not read is wrong. */
function answerOf(reply: unknown): ViesAnswer {
  const fault = failed.safeParse(reply);
  if (fault.success) return fault.data.errorWrappers[0]?.error === 'INVALID_INPUT' ? { ...unreachable, state: 'invalid' } : unreachable;
  const said = answered.safeParse(reply);
  if (!said.success) return unreachable;
  const { valid, requestIdentifier, userError } = said.data;
  if (userError && !['VALID', 'INVALID', 'INVALID_INPUT'].includes(userError)) return unreachable;
  return { state: valid ? 'valid' : 'invalid', consultation: requestIdentifier || null };
}

const parts = (number: string) => [number.slice(0, 2), number.slice(2)] as const;

/**
 * Asks the VAT information exchange of the Union (VIES) about a number with the letters of its country. It never throws:
 * whatever is not an answer is `unreachable`.
 */
export async function askVies({ api }: ViesSettings, number: string, seller: string | null): Promise<ViesAnswer> {
  const [countryCode, vatNumber] = parts(number);
  const [requesterMemberStateCode, requesterNumber] = parts(seller ?? '');
  const body = { countryCode, vatNumber, ...(seller ? { requesterMemberStateCode, requesterNumber } : {}) };
  try {
    const reply = await fetch(`${api}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(await reply.json());
  } catch {
    return unreachable;
  }
}
