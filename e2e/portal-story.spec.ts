import { tellPortalStory } from './portal-stories.ts';

tellPortalStory(['en']);
