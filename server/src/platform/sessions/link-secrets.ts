/** What in an address opens something: a run of at least 128 random bits that is no plain id. */
const secrets = /(?<=https?:\S*[/?&=#])(?![\da-f]{8}-)[\w-]{22,}/gi;

/** A mail as it may be kept or handed out: whoever reads it later must not get in by its links. */
export const withoutLinkSecrets = (text: string) => text.replace(secrets, '…');
