import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { closeupAdministeringHandlers } from './administering.ts';
import { closeupEditingHandlers } from './editing.ts';
import { tellEnding, tellEndings } from './ending.jobs.ts';
import { ownsCloseupFilm, renderCloseupFilm } from './files.ts';
import { closeupData } from './personal-data.ts';
import { removingJobs } from './removing/removing.jobs.ts';
import { serveCloseupFiles } from './routes.ts';
import { closeupViewingHandlers } from './viewing.ts';
import { forgetVisits } from './visits.ts';

export const closeupArea = defineArea({
  serves: [
    topic(closeupEditing, closeupEditingHandlers),
    topic(closeupAdministering, closeupAdministeringHandlers),
    topic(closeupViewing, closeupViewingHandlers),
  ],
  jobs: [renderCloseupFilm, forgetVisits, tellEnding, tellEndings, ...removingJobs],
  personalData: closeupData,
  routes: [serveCloseupFiles],
  ownsFilm: ownsCloseupFilm,
});
