import { createAccount, createCompany, findAccountByEmail, hashPassword } from '../areas/accounts/index.ts';
import { atomically, type World } from '../platform/context.ts';
import type { Demo } from '../platform/demo-mode.ts';

/** Fills an empty house with people, so that every screen has something true to show; does nothing the second time. */
export async function seedDemo(world: World, demo: Demo) {
  if (await findAccountByEmail(world.db, 'recruiter@demo.example')) return;
  const password_hash = await hashPassword(demo.password);
  const known = { language: 'en' as const, password_hash, activated: true };
  await atomically(world, async (world) => {
    const companyId = await createCompany(world, 'Lindenhof Bakeries', ['food-beverage', 'retail']);
    const recruiter = { userType: 'Recruiter' as const, companyId, ...known };
    await createAccount(world, { ...recruiter, email: 'recruiter@demo.example', owner: true, first_name: 'Rosa', last_name: 'Linden' });
    await createAccount(world, { ...recruiter, email: 'amir@demo.example', first_name: 'Amir', last_name: 'Haddad' });
    await createAccount(world, { ...recruiter, email: 'claire@demo.example', first_name: 'Claire', last_name: 'Moreau' });
    await createAccount(world, {
      ...known,
      email: 'candidate@demo.example',
      userType: 'Candidate',
      first_name: 'Jonas',
      last_name: 'Feld',
    });
    await createAccount(world, { ...known, email: 'admin@demo.example', userType: 'User', first_name: 'Ada', last_name: 'Winter' });
  });
}
