import { aliasOf } from '@vitrine/contract/applicants/alias.ts';

interface Named {
  number: number;
  first_name: string;
  last_name: string;
  email: string;
}

/** Takes a person's names and address out of a text and puts what the applicant is called in their place. */
export function maskedFor({ number, first_name, last_name, email }: Named) {
  const names = [email, `${first_name} ${last_name}`, first_name, last_name, ...first_name.split(/[\s-]+/), ...last_name.split(/[\s-]+/)];
  const wanted = [...new Set(names.map((one) => one.trim()).filter((one) => one.length > 1))]
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return (text: string) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'giu');
  return (text: string) => text.replace(pattern, aliasOf(number));
}
