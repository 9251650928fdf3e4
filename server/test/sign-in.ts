import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import type { FastifyInstance } from 'fastify';
import { testPassword } from '../src/areas/accounts/fixtures.ts';
import { callAs } from './world.ts';

/** Signs in by address and password, as programs do. */
export const signInBy = async (
  app: FastifyInstance,
  email: string,
  body: { code?: string; device?: string } = {},
  password = testPassword,
) => callAs(app, { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` })(signIn.login, body);

/** Calls with the token of a session, or a key. */
export const callBy = (app: FastifyInstance, token: string) => callAs(app, { authorization: `Bearer ${token}` });
