import type { PersonalData } from '../../platform/personal-data.ts';
import * as sql from './personal-data.sql.ts';

/** Papers that somebody handed in. They hang on the application and are removed, moved and kept with it. */
export const progressData: PersonalData = {
  area: 'papers after acceptance',

  async tell(ctx, { id }) {
    const files = await sql.handedInBy(ctx.db, id);
    return {
      data: {
        papersHandedIn: files.map(({ stored: _stored, ...words }) => words),
        papersAskedFor: await sql.standingsOf(ctx.db, id),
      },
      files: files.map(({ name, stored, company, document, created_at }) => ({
        name: `papers/${created_at.slice(0, 10)} ${`${company} ${document}`.replaceAll('/', ' ')} ${name}`,
        stored,
      })),
    };
  },

  erase: async () => [],
  merge: async () => [],
};
