import { tellMailing } from '../stories/mailing.ts';

tellMailing(['en']);
