import { tellPortalStory } from './stories/portal-stories.ts';

tellPortalStory(['en']);
