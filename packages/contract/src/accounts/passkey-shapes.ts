import * as z from 'zod';
import { secret } from '../vocabulary.ts';

/** What `navigator.credentials` is asked with, in the JSON that WebAuthn Level 3 gives it; good once, for five minutes. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const credential = { id: secret(2000), rawId: secret(2000), type: z.literal('public-key') };
/** A passkey that was shown: `PublicKeyCredential.toJSON()` of the browser. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: secret(4000),
    authenticatorData: secret(8000),
    signature: secret(8000),
    userHandle: secret(200).optional(),
  }),
});
/** A passkey that was made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: secret(4000),
    attestationObject: secret(20_000),
    transports: z.array(secret(40)).max(10).optional(),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskey>;
export type MadePasskey = z.output<typeof madePasskey>;
