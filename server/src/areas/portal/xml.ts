import { Html } from '../../platform/http/html.ts';
import type { OpenAd } from './listing.sql.ts';

export const declaration = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');

/** Text between CDATA marks, which it cannot end. */
export const cdata = (text: string) => new Html(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
/** Without the characters that XML does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
export const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** What an ad says, as HTML. */
export const contentOf = (ad: OpenAd) => clean([ad.presentYourCompany, ad.tasks, ad.lookingFor, ad.benefits].filter(Boolean).join('\n'));

export interface Feed {
  title: string;
  self: string;
  ads: OpenAd[];
}
