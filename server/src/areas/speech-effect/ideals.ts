import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import { type Style, styles } from '@vitrine/contract/speech-effect/styles.ts';

/**
 * What we propose as ideal values, 2 to 10, of every field of activity: a row for each, its columns in the order of the
 * styles. They are an opinion, not a measurement; whoever runs an installation changes them.
 *
 * pos rel sup pro dir for coo int com sel emp str ven ind vis inn agg goa ins aut imp ipu opt phi dra unc mot fri com
 */
const rows: Record<FieldOfActivity, string> = {
  'Administration/processing': '4 8 5 6 3 6 5 4 2 4 4 8 2 4 2 3 2 5 2 3 2 2 4 2 2 2 3 5 6',
  'Education and training': '6 6 8 6 5 4 7 7 2 5 8 6 3 4 5 5 2 5 7 4 3 2 6 5 2 3 8 6 6',
  'Customer service': '7 7 8 6 3 5 6 3 2 5 8 5 2 4 2 3 2 5 3 2 3 2 6 2 2 2 5 9 7',
  'Design and layout': '5 5 4 6 3 3 6 5 4 5 5 5 6 6 7 9 2 5 7 2 5 3 5 4 3 7 4 5 4',
  Management: '6 7 6 7 9 5 7 6 6 8 6 7 6 6 8 7 2 9 7 6 5 2 6 4 2 3 8 5 7',
  'Craft trades': '5 8 5 8 4 3 6 3 3 5 3 6 3 6 2 5 2 6 2 3 3 2 4 2 2 3 4 5 5',
  'Hotel and catering': '7 7 8 7 4 5 7 2 3 5 7 5 2 4 2 3 2 5 4 3 4 2 6 2 2 2 5 9 6',
  'Engineering/development and construction': '4 7 4 8 4 4 6 8 4 5 3 8 4 5 6 9 2 7 4 3 3 2 4 3 2 4 3 3 5',
  Maintenance: '4 9 6 8 3 3 5 5 2 5 3 7 3 7 2 5 2 6 2 3 2 2 4 2 2 3 3 4 6',
  IT: '4 7 5 8 3 3 6 8 3 5 4 8 4 6 5 9 2 7 3 2 3 2 4 3 2 5 3 4 5',
  'Logistics and Transport': '4 9 5 7 5 4 6 3 3 5 3 8 3 6 2 3 2 7 2 4 2 3 4 2 2 2 4 4 6',
  Marketing: '7 5 4 6 4 3 6 5 6 6 6 5 6 5 7 8 2 7 8 3 7 3 7 3 4 6 6 6 4',
  'Medicine and Health': '5 9 9 8 4 5 7 6 2 5 9 7 2 4 3 4 2 5 4 4 2 2 5 4 2 2 5 7 8',
  'Scientific Research': '4 7 4 7 3 6 6 10 4 5 3 8 5 7 7 8 2 6 5 2 4 2 4 7 2 5 3 3 5',
  'Human Resources': '6 8 8 7 4 5 7 5 2 5 9 6 3 4 4 4 2 5 5 3 3 2 5 4 2 2 7 7 7',
  Production: '4 9 5 7 4 3 7 3 3 4 3 7 2 4 2 4 2 7 2 4 2 2 4 2 2 2 4 4 5',
  'Project Management': '5 8 6 8 8 5 8 6 4 6 5 9 4 5 5 6 2 9 5 5 4 2 5 3 2 3 7 5 7',
  'Quality Management': '4 9 5 8 4 6 6 7 2 5 3 9 2 5 3 5 2 7 2 5 2 2 3 3 2 2 3 3 6',
  'Accounting/Finance': '4 9 4 8 3 7 5 7 3 5 3 9 2 5 2 3 2 7 2 3 3 2 3 2 2 2 2 3 6',
  Law: '4 8 5 8 4 9 4 9 5 7 5 9 3 6 3 3 3 7 3 5 4 2 3 6 2 2 3 4 7',
  'Editorial/Documentation': '5 7 4 7 2 5 5 8 3 5 5 7 3 6 4 6 2 5 5 2 4 2 4 5 3 4 3 4 5',
  'Security/Civil Protection': '4 9 7 8 6 5 7 3 2 6 5 7 4 4 2 3 2 6 2 7 2 2 4 2 2 2 4 4 9',
  'Distribution/Sales': '7 7 6 7 4 4 5 3 8 8 6 5 5 6 4 4 2 9 5 3 6 3 7 2 2 2 6 8 5',
  'Other Professions': '5 6 5 6 4 4 5 5 4 5 5 5 4 4 4 4 2 5 4 4 4 2 5 4 2 4 5 5 5',
};

/** The proposed ideal value of every style in a field. */
export function proposedIdeals(field: FieldOfActivity): Record<Style, number> {
  const values = rows[field].split(' ').map(Number);
  return Object.fromEntries(styles.map((style, index) => [style, values[index] ?? 0])) as Record<Style, number>;
}
