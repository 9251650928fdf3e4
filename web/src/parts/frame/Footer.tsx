import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { about } from '@vitrine/contract/platform/about.ts';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { isOfCompany, type Visitor } from '../../platform/session/session.ts';
import classes from './Footer.module.css';

export function Footer({ visitor, onContact }: { visitor: Visitor; onContact: () => void }) {
  const { t } = useTranslation();
  const config = useAsk(about.config, {}, { staleTime: 'static' }).data;
  const phone = config?.supportPhone;
  const links = [
    ['/candidate', t('frame.links.forCandidates')],
    ['/recruiter', t('frame.links.forRecruiters')],
    [isOfCompany(visitor) ? '/recruiter-faq' : '/candidate-faq', t('frame.links.questions')],
    ['/about-us', t('frame.links.about')],
    ['/terms-and-conditions', t('frame.terms')],
    ['/privacy-policy', t('frame.privacy')],
    ['/imprint', t('frame.links.imprint')],
    ...(config?.withdrawal ? [['/withdrawal', t('frame.links.withdrawal')] as const] : []),
  ] as const;
  return (
    <footer className={classes.footer}>
      <span style={{ marginRight: 'auto' }}>{`${t('product')} · ${t('frame.claim')}`}</span>
      {phone && <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('frame.support', { phone })}</Anchor>}
      <nav aria-label={t('frame.links.more')}>
        {links.map(([to, text]) => (
          <Anchor key={to} component={Link} to={to}>
            {text}
          </Anchor>
        ))}
        <Anchor component="button" type="button" onClick={onContact}>
          {t('frame.contact')}
        </Anchor>
      </nav>
    </footer>
  );
}
