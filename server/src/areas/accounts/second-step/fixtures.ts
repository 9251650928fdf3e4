import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, ShownPasskey } from '@vitrine/contract/accounts/passkey-shapes.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { Secret, TOTP } from 'otpauth';
import type { World } from '../../../platform/context.ts';

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What an authenticator does otherwise than it should. */
export interface Ways {
  origin?: string;
  rpID?: string;
  challenge?: string;
  type?: string;
  /** False: it has not asked who holds it. */
  verified?: boolean;
  /** What it says to have signed so far; one more than before unless told. */
  counter?: number;
  userHandle?: string;
}

/** A device that makes and shows passkeys as WebAuthn describes it: ES256, attestation `none`. */
export function newAuthenticator({ origin = 'http://vitrine.test', rpID = 'vitrine.test' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counted = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, ways: Ways) =>
    Buffer.from(
      JSON.stringify({
        type: ways.type ?? type,
        challenge: ways.challenge ?? challenge,
        origin: ways.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function head(ways: Ways, more = 0) {
    counted = ways.counter ?? counted + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counted);
    const said = flags.present | (ways.verified === false ? 0 : flags.verified) | more;
    return Buffer.concat([sha256(ways.rpID ?? rpID), Buffer.from([said]), counter]);
  }

  /** The public key as COSE writes it. */
  function cose() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [bytesX, bytesY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytesX, Buffer.from('225820', 'hex'), bytesY]);
  }

  /** A map of CBOR with the three things that an attestation holds. */
  function attestation(authData: Buffer) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(authData.length);
    const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
    const parts = [
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59]),
    ];
    return Buffer.concat([...parts, length, authData]);
  }

  return {
    make(options: Record<string, unknown> & { challenge: string }, ways: Ways = {}): MadePasskey {
      handle = (options.user as { id: string }).id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose()]);
      const response = {
        clientDataJSON: url(clientData('webauthn.create', options.challenge, ways)),
        attestationObject: url(attestation(Buffer.concat([head(ways, flags.attested), attested]))),
        transports: ['internal'],
      };
      return { id: url(id), rawId: url(id), type: 'public-key', response };
    },
    show(options: { challenge: string }, ways: Ways = {}): ShownPasskey {
      const client = clientData('webauthn.get', options.challenge, ways);
      const authData = head(ways);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const userHandle = ways.userHandle ?? handle;
      const response = {
        clientDataJSON: url(client),
        authenticatorData: url(authData),
        signature: url(signature),
        ...(userHandle ? { userHandle } : {}),
      };
      return { id: url(id), rawId: url(id), type: 'public-key', response };
    },
  };
}

/** Adds a passkey of a new device; returns the device and the passkey's id. */
export async function givenPasskey(call: Call, name = 'Laptop') {
  const device = newAuthenticator();
  const { options } = await call(passkeys.beginAdding, {});
  return { device, ...(await call(passkeys.add, { name, credential: device.make(options) })) };
}

/** The code that an app shows now, or so many half minutes later. */
export const codeOf = (key: string, now: Date, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() + steps * 30_000 });

/** Sets up an app; returns its key and the recovery codes. The code of this half minute is used then. */
export async function givenApp({ now }: World, call: Call) {
  const { key } = await call(secondStep.prepareApp, {});
  return { key, ...(await call(secondStep.confirmApp, { code: codeOf(key, now()) })) };
}

/** Everything that somebody can sign in with beside the password, and one of each that was begun. */
export async function givenSignInWays(world: World, call: Call) {
  await givenPasskey(call);
  await givenApp(world, call);
  await call(secondStep.prepareApp, {});
  await call(passkeys.beginAdding, {});
}
