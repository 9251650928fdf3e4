import { useMediaQuery } from '@mantine/hooks';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { ReactNode } from 'react';
import classes from '../../../parts/job-ad/JobEditing.module.css';
import { SaveProblem } from '../../../parts/SaveState.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { JobView } from '../JobView.tsx';
import { AdForm } from './AdForm.tsx';
import type { Sought } from './Part.tsx';
import { type AdEditor, pageOf } from './use-ad-editor.ts';

interface Props {
  editor: AdEditor;
  /** What is wrong or missing, by field. */
  errors: Record<string, string>;
  /** The job code under the ad, while candidates can begin it. */
  openCode: string | null;
  /** The field that one was led to from elsewhere. */
  sought: Sought | undefined;
  /** What stands beside the form, above what candidates see. */
  beside: ReactNode;
}

/** Edits the ad of a job, beside what candidates will see of it. */
export function AdEditing({ editor, errors, openCode, sought, beside }: Props) {
  const { saving, flush, takeTheirs } = editor;
  // where there is no room beside the form, the whole preview is one press away in the head
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <>
      <SaveProblem saving={saving} onRetry={() => void flush()} onOverwrite={() => void flush(true)} onTheirs={takeTheirs} />
      <div className={classes.editor}>
        <AdForm editor={editor} errors={errors} sought={sought} />
        <div className={classes.side}>
          {beside}
          {wide && <LivePreview editor={editor} openCode={openCode} />}
        </div>
      </div>
    </>
  );
}

function LivePreview({ editor: { ad, draft }, openCode }: { editor: AdEditor; openCode: string | null }) {
  const t = useTexts('job-ads');
  const { data } = useAsk(team.info, {});
  const { companyName = '', companyLogo = null } = data?.corporateInfo ?? {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={t('editor.seen')} className={classes.preview} tabIndex={0}>
      <JobView job={pageOf(ad, draft, { companyName, companyLogo }, openCode)} order={2} />
    </section>
  );
}
