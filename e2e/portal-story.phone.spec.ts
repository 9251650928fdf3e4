import { tellPortalStory } from './portal-stories.ts';

tellPortalStory(['de', 'fr']);
