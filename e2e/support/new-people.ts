import { randomUUID } from 'node:crypto';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { callWith, type Product } from './product.ts';

export const newPassword = 'quiet lantern over water';

const tokenIn = ({ text }: { text: string }, name: string) => new RegExp(`${name}=([\\w-]+)`).exec(text)?.[1] ?? '';

/** A company of its own with an owner, so that what it decides touches no other journey; returns the owner's address. */
export async function newCompany(product: Product, language: 'de' | 'fr') {
  const anyone = callWith(product.url);
  const email = `owner-${randomUUID().slice(0, 8)}@mail.example`;
  const person = { email, firstName: 'Rosa', lastName: 'Linden', password: newPassword, language, termsAccepted: true } as const;
  await anyone(registration.recruiter, { ...person, companyName: 'Lindenhof' });
  const activation = tokenIn(await product.mailTo(email, /activation=/), 'activation');
  await anyone(registration.activate, { activation, password: newPassword });
  return email;
}

/** Somebody whom the owner has invited into the team, and who has joined; returns the address. */
export async function newTeammate(product: Product, owner: Call, language: 'de' | 'fr') {
  const email = `mate-${randomUUID().slice(0, 8)}@mail.example`;
  await owner(team.invite, { emails: [email] });
  const token = tokenIn(await product.mailTo(email, /token=/), 'token');
  const person = { firstName: 'Ken', lastName: 'Ito', password: newPassword, language, termsAccepted: true } as const;
  await callWith(product.url)(team.accept, { token, ...person });
  return email;
}

/** A candidate whose profile is empty; returns the address. */
export async function newCandidate(product: Product, language: 'en' | 'de' | 'fr', name: { firstName: string; lastName: string }) {
  const anyone = callWith(product.url);
  const email = `candidate-${randomUUID().slice(0, 8)}@mail.example`;
  await anyone(registration.candidate, { email, ...name, password: newPassword, language, termsAccepted: true });
  const activation = tokenIn(await product.mailTo(email, /activation=/), 'activation');
  await anyone(registration.activate, { activation, password: newPassword });
  return email;
}
