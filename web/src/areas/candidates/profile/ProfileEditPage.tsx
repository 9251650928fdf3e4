import { Box, Button, SimpleGrid, Stack } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { ProfileView } from '../../../parts/profile/ProfileView.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Sideways } from '../../../ui/Sideways.tsx';
import { CvSection } from '../cv/CvSection.tsx';
import { Career } from './Career.tsx';
import { Completeness, CompletenessLine } from './Completeness.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import classes from './Editor.module.css';
import { ExportSection } from './ExportSection.tsx';
import { Findable } from './Findable.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PictureSection } from './PictureSection.tsx';
import { type Part, parts } from './parts.ts';
import { Sharing } from './Sharing.tsx';
import { useProfile } from './use-profile.ts';
import { VideoSection } from './VideoSection.tsx';

const route = getRouteApi('/candidate-profile-edit');

/** The own profile: part by part, each saved on its own. */
export function ProfileEditPage() {
  const t = useTexts('candidates');
  const { part = 'person' } = route.useSearch();
  const own = useProfile();
  return (
    <Page
      title={t('profile.title')}
      lead={t('profile.lead')}
      actions={
        (part === 'person' || part === 'career') && (
          <Button
            variant="default"
            leftSection={<IconFileCv size={18} stroke={1.5} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" search={{ part: 'files' }} />}
          >
            {t('cv.open')}
          </Button>
        )
      }
    >
      {own.data && part !== 'preview' && <CompletenessLine profile={own.data} />}
      <Sideways>
        <nav className={classes.pages} aria-label={t('profile.title')}>
          {parts.map((name) => (
            <Link
              key={name}
              to="/candidate-profile-edit"
              search={name === 'person' ? {} : { part: name }}
              className={classes.page}
              // the first part is no prefix of the others
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={part === name ? 'page' : undefined}
            >
              {t(`profile.parts.${name}`)}
            </Link>
          ))}
        </nav>
      </Sideways>
      <QueryBoundary of={own}>{(profile) => <PartOf part={part} profile={profile} onExpired={() => void own.refetch()} />}</QueryBoundary>
    </Page>
  );
}

interface Props {
  part: Part;
  profile: CandidateProfile;
  onExpired: () => void;
}

function PartOf({ part, profile, onExpired }: Props) {
  if (part === 'preview') return <ProfileView profile={profile} order={2} onExpired={onExpired} />;
  return (
    <div className={classes.columns}>
      <Stack gap={24} miw={0}>
        {part === 'person' && (
          <>
            <PictureSection profile={profile} />
            <PersonForm loaded={profile} />
          </>
        )}
        {part === 'career' && <Career profile={profile} />}
        {part === 'documents' && (
          <>
            <DocumentsSection profile={profile} />
            <VideoSection profile={profile} onExpired={onExpired} />
          </>
        )}
        {part === 'sharing' && (
          <>
            <Sharing />
            <Findable profile={profile} />
          </>
        )}
        {part === 'files' && (
          <>
            <CvSection />
            <ExportSection profile={profile} />
          </>
        )}
      </Stack>
      <Box className={classes.beside}>
        <SimpleGrid cols={1} spacing={24}>
          <Completeness profile={profile} />
        </SimpleGrid>
      </Box>
    </div>
  );
}
