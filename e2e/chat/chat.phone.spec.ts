import { tellTalk } from '../stories/talking.ts';

tellTalk(['de', 'fr']);
