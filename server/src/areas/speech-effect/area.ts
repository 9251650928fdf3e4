import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { effectAdministeringHandlers } from './administering.ts';
import { speechEffectCompanyData } from './company-data.ts';
import { speechEffectData } from './personal-data.ts';
import { effectPracticeHandlers } from './practising.ts';
import { ownEffectHandlers } from './released/own.ts';
import { applicantEffectHandlers } from './released/reviewing.ts';
import { effectUseHandlers } from './turning-on/company.ts';

/** How what somebody says may come across, by 29 published lists of words: `docs/speech-effect.md`. */
export const speechEffectArea = defineArea({
  serves: [
    topic(effectPractice, effectPracticeHandlers),
    topic(effectUse, effectUseHandlers),
    topic(ownEffect, ownEffectHandlers),
    topic(applicantEffect, applicantEffectHandlers),
    topic(effectAdministering, effectAdministeringHandlers),
  ],
  personalData: speechEffectData,
  companyData: speechEffectCompanyData,
});
