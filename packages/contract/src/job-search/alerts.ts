import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, language, required } from '../vocabulary.ts';
import { maxSavedSearches } from './saved.ts';
import { searchFilters } from './search.ts';

/** So many searches one address is mailed about. */
export const maxAlerts = maxSavedSearches;
/** Days after which an address is deleted that nobody has confirmed. */
export const unconfirmedDays = 7;

export const jobAlerts = {
  ask: endpoint({
    route: 'POST /api/v2/jobalert/ask',
    access: 'public',
    summary:
      'Asks for a daily mail when new jobs fit a search, without an account. Nothing but a question is mailed until that is confirmed; the reply is the same for every address.',
    body: z.object({
      email: emailAddress,
      /** What the search is called in its mails. */
      name: required(80),
      query: searchFilters,
      /** Of the mails. */
      language,
    }),
    rate: { max: 10, seconds: 300 },
    mails: 'email',
  }),
};
