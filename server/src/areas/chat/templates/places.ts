import { templatePlaces } from '@vitrine/contract/text-templates.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { isMember } from '../../../platform/sessions/roles.ts';

/** A message of a company goes with no place left open; what candidates write has none. */
export function demandFilled({ actor }: Ctx<Actor>, message: string) {
  if (isMember(actor) && templatePlaces.some((place) => message.includes(place))) throw new Refused('place-unfilled');
}
