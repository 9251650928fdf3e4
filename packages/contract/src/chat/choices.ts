import { endpoint } from '../endpoint.ts';
import { chatChoices } from './shapes.ts';

const path = '/api/v2/inbox/choices';
const access = 'candidate-or-hiring-manager';

/** What one shows to others and sees of them. */
export const choices = {
  read: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'Whether others see what the caller has read, that the caller writes, and that the caller is there.',
    reply: chatChoices,
  }),
  save: endpoint({
    route: `POST ${path}`,
    access,
    summary: 'Changes one of these choices or several; who keeps something to oneself does not see it of others either.',
    body: chatChoices.partial(),
  }),
};
