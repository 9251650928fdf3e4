import { profile as calls } from '@vitrine/contract/candidates/profile.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { PictureField } from '../../../parts/PictureField.tsx';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useProfileAct, useTakeProfile } from './use-profile.ts';

/** The picture of the person: chosen, cropped, removed. */
export function PictureSection({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const take = useTakeProfile();
  const upload = useUpload(calls.update, { onDone: take });
  const remove = useProfileAct(calls.removePicture);
  return (
    <Section title={t('picture.title')} text={t('picture.text')}>
      <PictureField
        shown={<PersonAvatar name={`${profile.firstName} ${profile.lastName}`} picture={profile.cProfilePic} size={112} />}
        choose={t('picture.choose')}
        aspect={1}
        round
        longest={512}
        percent={upload.percent}
        onPicture={(file) => upload.start({ file })}
        onCancel={upload.cancel}
        onRemove={profile.cProfilePic ? () => remove.mutate({}) : undefined}
      />
    </Section>
  );
}
