import { added } from '@vitrine/contract/candidates/added.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { cvReading } from '@vitrine/contract/candidates/cv.ts';
import { profileDocumentAliases, profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileMoving } from '@vitrine/contract/candidates/import-export.ts';
import { profileEntries, profileEntryAliases } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { addedHandlers } from './added-candidates.ts';
import { candidateCompanyData } from './company-data.ts';
import { cvHandlers } from './cv/cv.ts';
import { profileDocumentHandlers } from './documents.ts';
import { profileEntryHandlers } from './entries.ts';
import { profileMovingHandlers } from './import-export.ts';
import { profileData } from './personal-data.ts';
import { profileHandlers } from './profile.ts';
import { administratorWordsHandlers, forgetEarlierWords } from './sharing/administrator-words.ts';
import { dossierHandlers } from './sharing/dossier.ts';
import { servePrints } from './sharing/print-routes.ts';
import { profileSharingHandlers } from './sharing/sharing.ts';
import { forgetLooks } from './sharing/view-counts.ts';
import { profileViewingHandlers } from './sharing/viewing.ts';
import { profileVideoHandlers, renderProfileVideo } from './videos.ts';

export const candidatesArea = defineArea({
  serves: [
    topic(profile, profileHandlers),
    topic(profileSharing, profileSharingHandlers),
    topic(profileEntries, profileEntryHandlers),
    topic(profileEntryAliases, profileEntryHandlers),
    topic(profileDocuments, profileDocumentHandlers),
    topic(profileDocumentAliases, profileDocumentHandlers),
    topic(added, addedHandlers),
    topic(profileMoving, profileMovingHandlers),
    topic(cvReading, cvHandlers),
    topic(dossiers, dossierHandlers),
    topic(administratorWords, administratorWordsHandlers),
    topic(profileVideos, profileVideoHandlers),
    topic(profileViewing, profileViewingHandlers),
  ],
  jobs: [renderProfileVideo, forgetLooks, forgetEarlierWords],
  personalData: profileData,
  companyData: candidateCompanyData,
  routes: [servePrints],
});
