import { Stack } from '@mantine/core';
import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { PictureField } from '../../../parts/PictureField.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { notices } from '../../../platform/notices.ts';
import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { Section } from '../../../ui/Section.tsx';
import { DepartmentSection } from './DepartmentSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NameSection } from './NameSection.tsx';
import type { Own } from './own.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** The own account, of candidates and of recruiters. */
export function AccountPage() {
  const recruiter = isOfCompany(useVisitor());
  return (
    <SettingsFrame>
      <QueryBoundary of={useAsk(account.own, {})}>
        {(own) => (
          <Stack gap={24}>
            {recruiter && <PictureSection own={own} />}
            <NameSection own={own} />
            {recruiter && <DepartmentSection />}
            <EmailSection own={own} recruiter={recruiter} />
            <PasswordSection email={own.email} />
            <SessionsSection />
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
}

function PictureSection({ own }: { own: Own }) {
  const t = useTexts('accounts');
  const upload = useUpload(company.profilePic);
  const remove = useAct(company.profilePic, { onDone: () => notices.done(t('picture.removed')) });
  return (
    <Section title={t('picture.title')} text={t('picture.text')}>
      <PictureField
        shown={<PersonAvatar name={`${own.firstName} ${own.lastName}`} picture={own.profilePic} size={96} />}
        choose={t('picture.choose')}
        aspect={1}
        round
        percent={upload.percent}
        onPicture={(file) => upload.start({ file })}
        onCancel={upload.cancel}
        onRemove={own.profilePic ? () => remove.mutate({ delete: true }) : undefined}
      />
    </Section>
  );
}
