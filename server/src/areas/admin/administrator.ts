import type { World } from '../../platform/context.ts';
import { createAccount, demandStrength, findAccountByEmail, hashPassword } from '../accounts/index.ts';

/** The first administrator comes from the configuration; there is no public way to become one. */
export async function ensureAdministrator(world: World) {
  const { admin } = world.config;
  if (!admin || (await findAccountByEmail(world.db, admin.email))) return;
  try {
    demandStrength(admin.password, [admin.email]);
  } catch {
    throw new Error('ADMIN_PASSWORD is guessed too easily: please take a longer one, such as a few words in a row');
  }
  await createAccount(world, {
    email: admin.email,
    userType: 'User',
    first_name: 'Administrator',
    last_name: 'Vitrine',
    language: 'en',
    password_hash: await hashPassword(admin.password),
    activated: true,
  });
}
