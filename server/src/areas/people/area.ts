import { people } from '@vitrine/contract/people/people.ts';
import { defineArea, topic } from '../../platform/area.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { peopleOver } from './people.ts';

/** Merging two people is the business of every area that stores anything of people. */
export const peopleArea = (everything: readonly PersonalData[]) => defineArea({ serves: [topic(people, peopleOver(everything))] });
