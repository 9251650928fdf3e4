import { tellMainJob } from './main-job-stories.ts';

tellMainJob(['en', 'fr']);
