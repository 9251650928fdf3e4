import { Anchor } from '@mantine/core';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import classes from '../Showrooms.module.css';
import { Closed } from './Closed.tsx';
import { SharedCards } from './SharedCards.tsx';
import { SharedPersonView } from './SharedPersonView.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';

const one = getRouteApi('/candidate-profile/$id');

/** The secret stands behind the hash, where no server and no referrer sees it; behind a slash, through which mail somebody comes. */
function useSecret() {
  const hash = useLocation({ select: (location) => location.hash });
  const [token = '', via] = hash.split('/');
  return { hash, asked: { token, ...(via ? { via } : {}) } };
}

/** A link that no longer opens tells nobody whose it was: the header is the product's own. */
const ClosedLink = () => (
  <ViewerFrame company={useTexts('showrooms')('common:product')} logo="/favicon.svg">
    <Closed />
  </ViewerFrame>
);

/** Applicants of one job, for people outside who have the link. */
export function ProfilesPage() {
  const t = useTexts('showrooms');
  const { hash, asked } = useSecret();
  const list = useAsk(applicantLinks.open, asked, { once: true });
  if (list.error) return <ClosedLink />;
  if (!list.data) return null;
  const { companyName, companyLogo, title, items, waiting, expiresAt } = list.data;
  return (
    <ViewerFrame company={companyName} logo={companyLogo}>
      <Page title={title || t('people.title')} lead={t('people.lead', { company: companyName, day: longDate(expiresAt) })}>
        <SharedCards
          items={items}
          waiting={waiting}
          link={({ personId }, name) => (
            <Link to="/candidate-profile/$id" params={{ id: personId }} hash={hash} className={classes.open}>
              {name}
            </Link>
          )}
        />
      </Page>
    </ViewerFrame>
  );
}

/** One of them. */
export function ProfilePage() {
  const t = useTexts('showrooms');
  const { id: personId } = one.useParams();
  const { hash, asked } = useSecret();
  const opened = useAsk(applicantLinks.person, { ...asked, personId }, { once: true });
  const played = useAct(applicantLinks.played, { changes: false, handles: 'all' });
  if (opened.error) return <ClosedLink />;
  if (!opened.data) return null;
  const { profile, companyName, companyLogo, title } = opened.data;
  return (
    <ViewerFrame company={companyName} logo={companyLogo}>
      <Page
        title={`${profile.firstName} ${profile.lastName}`}
        lead={
          <Anchor renderRoot={(props) => <Link {...props} to="/candidate-profiles" hash={hash} />} underline="always">
            {t('people.back', { title: title || t('people.title') })}
          </Anchor>
        }
      >
        <SharedPersonView
          person={opened.data}
          onPlayed={(takeId) => played.mutate({ ...asked, personId, takeId })}
          onExpired={() => void opened.refetch()}
        />
      </Page>
    </ViewerFrame>
  );
}
