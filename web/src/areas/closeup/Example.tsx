import { type ShownCloseup, templateColours } from '@vitrine/contract/closeup/shapes.ts';
import { language } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Presentation } from './show/Presentation.tsx';

const nothing = { entries: [], files: [], styles: null };

/** A closeup as others see it, of a person who does not exist: three pages, drawn by what draws the real ones. */
export function Example() {
  const t = useTexts('closeup');
  const closeup: ShownCloseup = {
    id: 'example',
    name: t('example.name'),
    language: language(),
    template: 'warm',
    colour: templateColours.warm,
    pages: [
      { ...nothing, number: 1, title: t('example.name'), text: t('example.trade') },
      { ...nothing, number: 2, title: t('kinds.2'), text: t('example.about') },
      {
        ...nothing,
        number: 3,
        title: t('kinds.3'),
        text: '',
        entries: [
          { title: t('example.trade'), detail: t('example.now'), text: '' },
          { title: t('example.apprenticeship'), detail: t('example.before'), text: '' },
        ],
      },
    ],
    pdfUrl: '',
  };
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBottom: 8 }}>{t('example.caption')}</figcaption>
      <Presentation closeup={closeup} still onExpired={() => undefined} />
    </figure>
  );
}
