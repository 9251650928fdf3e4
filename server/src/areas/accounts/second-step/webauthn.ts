import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { MadePasskey, ShownPasskey } from '@vitrine/contract/accounts/passkey-shapes.ts';
import { minute } from '@vitrine/contract/durations.ts';
import type { World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import * as sql from './passkeys.sql.ts';

/** So long somebody may look for their passkey. */
const patience = 5 * minute;
/** What every device knows (ES256, EdDSA, RS256 by their numbers of COSE); what Node itself calls an experiment is not asked for. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** Three hundred modules, read when the first passkey is asked for. */
const library = () => import('@simplewebauthn/server');
/** Where `npm run dev` shows the pages. */
const development = 'http://localhost:5173';

export type Purpose = 'add' | 'sign-in' | 'show';

/** Whose challenge it is: the digest of a session, or of a secret that only the browser has which asked. */
interface Asking {
  purpose: Purpose;
  askedBy: Buffer;
}

/** Where passkeys of this installation are good. Browsers hold a passkey to the name, and we hold what they say to the address. */
function placeOf({ url, config }: World) {
  const { origin, hostname } = new URL(url());
  return { rpID: hostname, expectedOrigin: config.publicUrl ? [origin] : [origin, development] };
}

const refused = () => new Refused('passkey-refused');

async function keepChallenge<O extends { challenge: string }>(ctx: World, { purpose, askedBy }: Asking, options: O) {
  const expires_at = new Date(ctx.now().getTime() + patience).toISOString();
  await sql.insertChallenge(ctx.db, { challenge: options.challenge, purpose, asked_by: askedBy, expires_at });
  return options;
}

/** Takes the challenge that was signed, whether or not the rest is right: it is answered once. */
async function takeChallenge(ctx: World, { purpose, askedBy }: Asking, clientData: string) {
  let challenge = '';
  try {
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    ({ challenge } = decodeClientDataJSON(clientData));
  } catch {
    throw refused();
  }
  const now = ctx.now().toISOString();
  if (typeof challenge !== 'string' || !(await sql.takeChallenge(ctx.db, { challenge, purpose, asked_by: askedBy }, now))) throw refused();
  return challenge;
}

/** The account as passkeys name it: the bytes of its id, which say nothing of the person. */
const handleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));

interface Person {
  id: string;
  email: string;
  name: string;
}

/** What a browser makes a passkey of that signs somebody in by itself: kept where it finds it, and only after it has verified the person. */
export async function askForNew(ctx: World, asking: Asking, person: Person) {
  const known = await sql.passkeysOf(ctx.db, person.id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Vitrine',
    rpID: placeOf(ctx).rpID,
    userID: handleOf(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: patience,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map((one) => ({ id: one.credential_id, transports: one.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return keepChallenge(ctx, asking, options);
}

/** What a browser asks passkeys with: of the given account, or of whoever has one here. */
export async function askForOne(ctx: World, asking: Asking, accountId?: string) {
  const known = accountId ? await sql.passkeysOf(ctx.db, accountId) : [];
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: placeOf(ctx).rpID,
    timeout: patience,
    userVerification: 'required',
    allowCredentials: known.map((one) => ({ id: one.credential_id, transports: one.transports })),
  });
  return keepChallenge(ctx, asking, options);
}

/** A passkey that was made for this challenge at this place, by somebody whom the device has verified. */
export async function verifyNew(ctx: World, asking: Asking, credential: MadePasskey) {
  const expectedChallenge = await takeChallenge(ctx, asking, credential.response.clientDataJSON);
  const { rpID: expectedRPID, expectedOrigin } = placeOf(ctx);
  const response = { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: credential.response.transports ?? [],
    synced: registrationInfo.credentialBackedUp,
  };
}

/** A known passkey that has signed this challenge at this place; what it counts now is to be noted (`notePasskeyUse`). */
export async function verifyShown(ctx: World, asking: Asking, credential: ShownPasskey) {
  const expectedChallenge = await takeChallenge(ctx, asking, credential.response.clientDataJSON);
  const known = await sql.findPasskey(ctx.db, credential.id);
  const { userHandle } = credential.response;
  if (!known || (userHandle && !Buffer.from(userHandle, 'base64url').equals(handleOf(known.account_id)))) throw refused();
  const { rpID: expectedRPID, expectedOrigin } = placeOf(ctx);
  const response = { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  const use = { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp, at: ctx.now().toISOString() };
  return { id: known.id, accountId: known.account_id, use };
}
