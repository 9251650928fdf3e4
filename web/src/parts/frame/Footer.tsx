import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { about } from '@vitrine/contract/platform/about.ts';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/use-ask.ts';
import classes from './Frame.module.css';

export function Footer({ onContact }: { onContact: () => void }) {
  const { t } = useTranslation();
  const phone = useAsk(about.config, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.supportPhone;
  return (
    <footer className={classes.footer}>
      <span style={{ marginRight: 'auto' }}>{`${t('product')} · ${t('frame.claim')}`}</span>
      {phone && <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('frame.support', { phone })}</Anchor>}
      <Anchor component={Link} to="/terms-and-conditions">
        {t('frame.terms')}
      </Anchor>
      <Anchor component={Link} to="/privacy-policy">
        {t('frame.privacy')}
      </Anchor>
      <Anchor component="button" type="button" onClick={onContact}>
        {t('frame.contact')}
      </Anchor>
    </footer>
  );
}
