import { tellMailing } from '../stories/mailing.ts';

tellMailing(['de', 'fr']);
