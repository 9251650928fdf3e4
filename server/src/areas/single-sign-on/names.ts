import type { Claims } from '../../providers/openid/index.ts';
import { domainOf } from './addresses.ts';

/** What the provider calls somebody; of one word, or of nothing, something is made that can be changed. */
export function namesOf(
  { given_name: given, family_name: family, name }: Pick<Claims, 'given_name' | 'family_name' | 'name'>,
  email: string,
) {
  const [first = '', ...rest] = name.split(' ').filter(Boolean);
  const [local = ''] = email.split('@');
  return { firstName: given || first || local.slice(0, 60), lastName: family || rest.join(' ') || domainOf(email).slice(0, 60) };
}
