import type { Language } from '@vitrine/contract/vocabulary.ts';
import { html } from '../../../platform/http/html.ts';
import { fill } from '../../../platform/texts.ts';
import { templateTexts } from '../texts.ts';

const kinds = ['talk', 'documents', 'patience', 'thanks'] as const;

export interface Facts {
  firstName: string;
  title: string;
  company: string;
  sender: string;
}

/** Our templates in a language, with what is known filled in; the place of what is not known stays to be seen. */
export function templatesIn(language: Language, known: Facts) {
  const facts = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value || `{${name}}`])) as unknown as Facts;
  return kinds.map((id) => {
    const { name, subject, body } = templateTexts[language][id];
    const paragraphs = fill(body, facts).split('\n\n');
    return {
      id,
      name,
      subject: fill(subject as Parameters<typeof fill>[0], { ...facts }),
      html: paragraphs.map((one) => html`<p>${one}</p>`.text.replaceAll('\n', '<br>')).join(''),
    };
  });
}
