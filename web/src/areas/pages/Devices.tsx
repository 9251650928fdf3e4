import type { PagePicture } from '@vitrine/contract/pages/pages.ts';
import classes from './Devices.module.css';

interface DevicesProps {
  picture: PagePicture | null;
  phone: PagePicture | null;
  /** Seen at once. */
  first?: boolean;
}

/** The product at a desk and, before it, on a phone; on a phone only what is readable there. */
export function Devices({ picture, phone, first = false }: DevicesProps) {
  const loading = first ? 'eager' : 'lazy';
  return (
    <figure className={classes.devices} data-phone={picture && phone ? true : undefined}>
      {/* one that is not shown is not loaded */}
      {picture && <img className={classes.desk} src={picture.src} alt={picture.alt} width={1280} height={800} loading="lazy" />}
      {phone && <img className={classes.phone} src={phone.src} alt={phone.alt} width={560} height={1212} loading={loading} />}
    </figure>
  );
}
