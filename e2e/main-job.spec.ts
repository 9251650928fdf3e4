import { tellMainJob } from './stories/main-job-stories.ts';

tellMainJob(['en', 'fr']);
