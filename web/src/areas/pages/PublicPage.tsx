import { Alert, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { type PageName, type PageSection, pageNames, pages } from '@vitrine/contract/pages/pages.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Devices } from './Devices.tsx';
import classes from './PublicPage.module.css';
import { Written } from './Written.tsx';

const waiting = (
  <Stack gap={24} aria-hidden="true">
    <Skeleton height={48} width="70%" />
    <Skeleton height={20} />
    <Skeleton height={320} radius="lg" />
  </Stack>
);

/** One of the pages that are written as text: its name is the last part of the address. */
export function PublicPage() {
  const last = useLocation().pathname.split('/').at(-1)?.toLowerCase();
  return <WrittenPage name={pageNames.find((one) => one === last) ?? 'about-us'} />;
}

/** A page that is written as text, by its name. */
export function WrittenPage({ name }: { name: PageName }) {
  const language = useTranslation().i18n.language as Language;
  const asked = useAsk(pages.read, { name, language }, { staleTime: 'static' });
  useDocumentTitle(`${asked.data?.title ?? ''} · Vitrine`);
  return (
    <div className={classes.page}>
      <QueryBoundary of={asked} skeleton={waiting}>
        {({ title, lead, actions, picture, phone, sections, unnamed }) => (
          <>
            <header className={classes.hero} data-picture={picture || phone ? true : undefined}>
              <div>
                <h1>{title}</h1>
                {lead && <p className={classes.lead}>{lead}</p>}
                {actions.length > 0 && (
                  <Group gap={12} mt={24}>
                    {actions.map(({ to, label }, index) => (
                      <Button key={to} component={Link} to={to} size="md" variant={index === 0 ? 'filled' : 'default'}>
                        {label}
                      </Button>
                    ))}
                  </Group>
                )}
              </div>
              {(picture || phone) && <Devices picture={picture} phone={phone} first />}
            </header>
            {unnamed.length > 0 && <ToOperator names={unnamed} />}
            {sections.map((section) => (
              <Section key={section.title} section={section} />
            ))}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function ToOperator({ names }: { names: string[] }) {
  const t = useTexts('pages');
  return (
    <Alert color="info" title={t('operator.title')} mb={32}>
      {t('operator.text', { names: names.join(', ') })}
    </Alert>
  );
}

function Section({ section: { title, html, picture, phone, questions } }: { section: PageSection }) {
  return (
    <section className={classes.section} data-picture={picture || phone ? true : undefined}>
      <div>
        {title && <Title order={2}>{title}</Title>}
        {html && <Written html={html} />}
        {questions.map((one) => (
          <details key={one.question} className={classes.question}>
            <summary>{one.question}</summary>
            <Written html={one.html} />
          </details>
        ))}
      </div>
      {(picture || phone) && <Devices picture={picture} phone={phone} />}
    </section>
  );
}
