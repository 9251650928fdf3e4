import { createHash } from 'node:crypto';
import type { World } from '../../../platform/context.ts';
import { userSchema } from './schemas.ts';
import type { UserRow } from './users.sql.ts';

export const baseOf = ({ url }: Pick<World, 'url'>) => `${url()}/scim/v2`;

/** Somebody as the core schema has them (RFC 7643, 4.1). The version is made of what is shown. */
export function presentUser(ctx: Pick<World, 'url'>, row: UserRow) {
  const { id, email, first_name, last_name, user_name, external_id, deactivated_at, created_at, changed_at } = row;
  const both = `${first_name} ${last_name}`.trim();
  const shown = {
    schemas: [userSchema],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    userName: user_name,
    name: { formatted: both, givenName: first_name, familyName: last_name },
    displayName: both,
    emails: [{ value: email, type: 'work', primary: true }],
    active: deactivated_at === null,
  };
  const version = `W/"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)}"`;
  const location = `${baseOf(ctx)}/Users/${id}`;
  return { ...shown, meta: { resourceType: 'User', created: created_at, lastModified: changed_at ?? created_at, version, location } };
}
type PresentedUser = ReturnType<typeof presentUser>;

const always = ['schemas', 'id', 'meta'];

interface Choice {
  attributes?: string | undefined;
  excludedAttributes?: string | undefined;
}

const named = (list: string) => list.split(',').map((one) => one.trim().split(/[.[]/)[0]?.toLowerCase() ?? '');

/** Those attributes alone that were asked for, or without some (RFC 7644, 3.9); a part of one is the whole of it. */
export function chosen(user: PresentedUser, { attributes, excludedAttributes }: Choice): object {
  const only = attributes ? named(attributes) : undefined;
  const without = excludedAttributes ? named(excludedAttributes) : [];
  const isShown = (key: string) => always.includes(key) || (only ? only.includes(key.toLowerCase()) : !without.includes(key.toLowerCase()));
  return only || without.length > 0 ? Object.fromEntries(Object.entries(user).filter(([key]) => isShown(key))) : user;
}
