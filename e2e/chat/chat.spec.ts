import { tellTalk } from '../stories/talking.ts';

tellTalk(['en']);
