import { textOf } from '@vitrine/contract/transcripts/text.ts';
import { type CompanyData, listOf } from '../../platform/company-data/company-data.ts';
import { eachApplication } from '../applications/index.ts';
import { shownWordsOf } from './reading.ts';

/** What was said in answers, in writing, as far as its company may read it. */
export const transcriptCompanyData: CompanyData = {
  area: 'transcripts',
  tell: (ctx, reader) => [
    listOf(
      'transcripts',
      ['applicationId', 'questionNo', 'source', 'language', 'text', 'updatedAt'],
      eachApplication(ctx, reader, async (ids, of) => {
        const rows = [];
        for (const applicationId of ids) {
          const { blind, masked } = of(applicationId);
          for (const { questionNo, source, language, words, changedAt } of await shownWordsOf(ctx, applicationId)) {
            // a name that a colleague heard wrongly is found by no mask
            if (!blind || source === 'candidate')
              rows.push({ applicationId, questionNo, source, language, text: masked(textOf(words)), updatedAt: changedAt });
          }
        }
        return rows;
      }),
    ),
  ],
};
