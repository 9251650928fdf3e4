import { useDebouncedValue } from '@mantine/hooks';
import { IconBriefcase } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { finding } from '@vitrine/contract/home/finding.ts';
import type { Face } from '@vitrine/contract/home/needs.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { relative } from '../../platform/format.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import type { Group } from './entry.ts';
import { useFaceName } from './face-name.ts';

/** So long somebody rests from typing before it is looked for. */
const rest = 120;

/** People, jobs and messages that fit what is typed, and whether an answer is still on its way. */
export function useFound(typed: string): { groups: Group[]; waiting: boolean } {
  const t = useTexts('home');
  const navigate = useNavigate();
  const recruiter = useIsRecruiter();
  const nameOf = useFaceName();
  const [words] = useDebouncedValue(typed, rest);
  const asked = useAsk(finding.search, { textSearch: words }, { enabled: words !== '', keepPrevious: true, staleTime: 10_000 });
  if (typed === '') return { groups: [], waiting: false };
  const { people = [], jobs = [], messages = [] } = words === '' ? {} : (asked.data ?? {});
  const picture = (face: Face) => <PersonAvatar name={nameOf(face)} picture={face.picture} size={28} />;
  const to =
    (address: string, search: Record<string, unknown> = {}) =>
    () =>
      void navigate({ to: address, search } as never);
  return {
    waiting: words !== typed || asked.isFetching,
    groups: [
      {
        id: 'people',
        entries: people.map(({ applicationId, face, title, status }) => ({
          id: `people.${applicationId}`,
          picture: picture(face),
          name: nameOf(face),
          detail: [title, t(`common:status.${status}`)].filter(Boolean).join(' · '),
          run: to(`/candidate-details/candidate/${applicationId}`),
        })),
      },
      {
        id: 'jobs',
        entries: jobs.map(({ bookingId, title, state }) => ({
          id: `jobs.${bookingId}`,
          picture: <IconBriefcase size={20} stroke={1.5} aria-hidden="true" />,
          name: title || t('untitled'),
          detail: t(`state.${state}`),
          run: to(recruiter ? '/job-edit' : '/candidate-management', { bookingId }),
        })),
      },
      {
        id: 'messages',
        entries: messages.map(({ conversationId, face, excerpt, at }, place) => ({
          id: `messages.${place}.${conversationId}`,
          picture: picture(face),
          name: excerpt,
          detail: `${nameOf(face)} · ${relative(at)}`,
          run: to('/chat', { with: conversationId }),
        })),
      },
    ],
  };
}
