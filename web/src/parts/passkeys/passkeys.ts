import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

// most people never need it
const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys, and the address a name: no browser gives any to a bare number. */
export const takesPasskeys = () => 'PublicKeyCredential' in window && /[a-z]/i.test(location.hostname.replace(/^\[.*/, ''));

/** Whether passkeys stand among what the browser offers for a field. */
export const offersPasskeys = async () => takesPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

type Options = { challenge: string };

/** Asks the browser to make a passkey. Throws where the person, or the browser, does not. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/** Asks the browser for a passkey: in a dialog of its own, or among what it offers for a field. A later question ends an earlier one. */
export async function showPasskey(options: Options, how: { amongOffers?: boolean } = {}) {
  const { startAuthentication } = await library();
  return startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: how.amongOffers ?? false,
    verifyBrowserAutofillInput: false,
  });
}

/** Stops asking. */
export const stopAsking = async () => (await library()).WebAuthnAbortService.cancelCeremony();

const named = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** The person has closed the browser's dialog, waited too long, or asked for something else. */
export const isGivenUp = (error: unknown) => named(error, 'NotAllowedError', 'AbortError');

/** The device has a passkey of this account already. */
export const isKnownHere = (error: unknown) => named(error, 'InvalidStateError');
