import type { World } from '../../platform/context.ts';
import { newToken } from '../../platform/secrets.ts';
import { insertGivenApplication, jobCodeOfBooking } from './given.sql.ts';

/** An application of a candidate for a job code, as if its interview had been sent just now. */
export async function givenApplication(world: World, bookingId: string, accountId: string) {
  const jobCode = await jobCodeOfBooking(world.db, bookingId);
  const id = world.newId();
  const now = world.now().toISOString();
  await insertGivenApplication(world.db, {
    id,
    account_id: accountId,
    booking_id: bookingId,
    company_id: jobCode.company_id,
    job_code_id: jobCode.id,
    question_set_id: jobCode.current_set,
    unique_id: newToken(),
    status_at: now,
    created_at: now,
    started_at: now,
    submitted_at: now,
  });
  return id;
}

/** A page of PDF that says one thing. */
export function aDocument(words = 'Curriculum vitae') {
  const text = `BT /F1 24 Tf 72 720 Td (${words.replace(/[()\\]/g, ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const places: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((one, index) => {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${one}\nendobj\n`;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([file + end], { type: 'application/pdf' });
}

/** The smallest picture. */
export const aPicture = () =>
  new Blob([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')], {
    type: 'image/png',
  });
