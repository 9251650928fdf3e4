import { tellPortalStory } from './stories/portal-stories.ts';

tellPortalStory(['de', 'fr']);
