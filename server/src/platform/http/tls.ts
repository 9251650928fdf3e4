/** HTTPS without a proxy in front: with the files of a certificate, which somebody else renews. */
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import type { Config } from '../config.ts';
import type { World } from '../context.ts';

/** Milliseconds between two looks at the files. */
const lookEvery = 5000;

/** What both files say now. Throws, with the names of the settings, where they are not there or do not fit together. */
function contextOf({ cert, key }: Certificate): tls.SecureContextOptions {
  const read = { cert: textOf('TLS_CERT', cert), key: textOf('TLS_KEY', key) };
  try {
    tls.createSecureContext(read);
  } catch (error) {
    throw new Error(`TLS_CERT and TLS_KEY are no certificate with its key: ${error instanceof Error ? error.message : String(error)}`);
  }
  return read;
}
type Certificate = NonNullable<Config['certificate']>;

function textOf(setting: string, file: string) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${setting} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const stateOf = ({ cert, key }: Certificate) =>
  [cert, key].map((file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');

/** Makes the servers of Fastify speak TLS, with the times that it sets for its own. */
export const secureServers =
  (certificate: Certificate, log: World['log']) =>
  (handler: RequestListener, { keepAliveTimeout, requestTimeout }: Record<string, unknown>) => {
    const server = https.createServer({ ...contextOf(certificate), requireHostHeader: false }, handler);
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    followCertificate(server, certificate, log);
    return server;
  };

/**
 * Takes a renewed certificate for those who come from then on, within seconds and without a restart. One that does not
 * fit its key, as when only one of the files is there yet, is left alone and logged; the one before stays.
 */
function followCertificate(server: https.Server, certificate: Certificate, log: World['log']) {
  let before = stateOf(certificate);
  const looking = setInterval(() => {
    const now = stateOf(certificate);
    if (now === before) return;
    try {
      server.setSecureContext(contextOf(certificate));
      before = now;
      log.info('a renewed certificate is in use');
    } catch (error) {
      log.error({ error }, 'a renewed certificate could not be used');
    }
  }, lookEvery);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
